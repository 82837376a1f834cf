/** The journeys that go through a folder of the web: what a hook does shows only in a browser. */
const journeys: readonly [folder: string, ...names: string[]][] = [
  ['web/src/account/photo/', 'account/choose-photo'],
  ['web/src/account/', 'sign-in/sign-in', 'sign-in/verify', 'dashboards/figures'],
  ['web/src/app/use-scroll', 'engines/scroll'],
  ['web/src/attempts/', 'submit-later', 'resume-quiz'],
  ['web/src/dashboard/loading/', 'dashboards/loading'],
  ['web/src/dashboard/', 'dashboards/figures', 'dashboards/teach-class'],
  ['web/src/features/bookmarks/', 'review/bookmarks'],
  ['web/src/features/catalogue/', 'choose-chapter', 'resume-quiz'],
  ['web/src/features/classes/', 'dashboards/teach-class'],
  ['web/src/features/hint/', 'hint'],
  ['web/src/features/identity/', 'sign-in/sign-in', 'sign-in/verify'],
  [
    'web/src/features/institute/',
    'dashboards/run-institute',
    'dashboards/institute-figures',
    'dashboards/figures',
  ],
  ['web/src/features/landing/', 'landing'],
  ['web/src/features/quiz/play/use-shortcuts', 'keyboard'],
  ['web/src/features/quiz/review/', 'take-quiz', 'keyboard', 'review/report-question', 'review/bookmarks'],
  ['web/src/features/quiz/', 'take-quiz', 'keyboard', 'resume-quiz', 'quiz-failures', 'quick-quiz'],
  ['web/src/features/reports/', 'review/report-question'],
  ['web/src/features/student/', 'dashboards/figures', 'dashboards/teach-class'],
  ['web/src/features/suggestions/', 'suggestions'],
  ['web/src/features/teaching/', 'dashboards/figures', 'dashboards/teach-class'],
  ['web/src/platform/access/', 'sign-in/sign-in', 'sign-in/verify'],
  ['web/src/ui/feedback/', 'dashboards/teach-class', 'dashboards/run-institute', 'submit-later'],
  ['web/src/ui/layout/use-page', 'keyboard', 'dashboards/figures', 'engines/scroll'],
  ['web/src/ui/layout/use-size', 'dashboards/teacher-on-phone'],
  ['web/src/ui/sheet/is-changed', 'engines/typed-text', 'dashboards/figures'],
  ['web/src/ui/sheet/', 'engines/sheets', 'engines/typed-text', 'engines/scroll'],
  ['web/src/', 'accessibility', 'keyboard', 'sign-in/sign-in', 'take-quiz'],
]

export const journeysOf = (path: string): string[] =>
  (journeys.find(([folder]) => path.startsWith(folder)) ?? []).slice(1)
