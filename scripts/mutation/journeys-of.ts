/** The journeys that go through a folder of the web: what a hook does shows only in a browser. */
const journeys: readonly [folder: string, ...names: string[]][] = [
  ['web/src/account/', 'sign-in', 'verify', 'dashboards'],
  ['web/src/attempts/', 'submit-later', 'resume-quiz'],
  ['web/src/dashboard/', 'dashboards', 'teach-class'],
  ['web/src/features/catalogue/', 'choose-chapter', 'resume-quiz'],
  ['web/src/features/classes/', 'teach-class'],
  ['web/src/features/hint/', 'hint'],
  ['web/src/features/identity/', 'sign-in', 'verify'],
  ['web/src/features/institute/', 'run-institute', 'dashboards'],
  ['web/src/features/quiz/', 'take-quiz', 'resume-quiz', 'quiz-failures', 'quick-quiz'],
  ['web/src/features/student/', 'dashboards', 'teach-class'],
  ['web/src/features/suggestions/', 'suggestions'],
  ['web/src/features/teaching/', 'dashboards', 'teach-class'],
  ['web/src/platform/access/', 'sign-in', 'verify'],
  ['web/src/', 'accessibility', 'keyboard', 'sign-in', 'take-quiz'],
]

export const journeysOf = (path: string): string[] =>
  (journeys.find(([folder]) => path.startsWith(folder)) ?? []).slice(1)
