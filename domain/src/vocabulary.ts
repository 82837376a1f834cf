// The words of the product, each list declared only here. The contract validates with them, forms and the question bank
// choose from them; the law of the vocabulary finds copies.

/** The kinds of user. */
export const roles = ['student', 'teacher', 'institute'] as const
export type Role = (typeof roles)[number]
/** Those who see something of a student. */
export type StaffRole = Exclude<Role, 'student'>

/** How the consent of a guardian came: by a link that the student passed on, or by a code on paper from the school. */
export const consentMethods = ['link', 'paper'] as const
export type ConsentMethod = (typeof consentMethods)[number]

/** What a guardian says to be to the student. */
export const guardianRelations = ['mother', 'father', 'guardian'] as const
export type GuardianRelation = (typeof guardianRelations)[number]

/** Who may take a guardian's consent back. */
export const withdrawers = ['student', 'guardian'] as const
export type Withdrawer = (typeof withdrawers)[number]

/**
 * What a student may show to others. unasked: the age is not known yet. waiting: under 18, without a guardian's consent.
 * agreed: with it. adult: 18 or over.
 */
export const sharingStates = ['unasked', 'waiting', 'agreed', 'adult'] as const
export type SharingState = (typeof sharingStates)[number]

/**
 * How a caller stands to a target at this request. own: it is the caller, or the caller's. pupil: a student whom the
 * caller teaches, or who is taught at the caller's institute, and what such a student did. member: a class that the
 * caller attends.
 */
export const relations = ['own', 'pupil', 'member'] as const
export type Relation = (typeof relations)[number]

/** The exams that students practise for. */
export const examKeys = ['NEET', 'GUJCET', 'JEE', 'BOARD'] as const
export type ExamKey = (typeof examKeys)[number]

export const subjectKeys = ['Physics', 'Chemistry', 'Mathematics', 'Biology'] as const
export type SubjectKey = (typeof subjectKeys)[number]

/** Named on a card or a chart, but the bank holds no question of them. */
export type OtherSubject = 'Maths' | 'General Studies' | 'General Ability' | 'Engineering'
export type NamedSubject = SubjectKey | OtherSubject

/** Of a question, and of a chapter. */
export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** How a question is answered: by one of four options, or by a number that is typed. */
export const questionTypes = ['mcq', 'numeric'] as const
export type QuestionType = (typeof questionTypes)[number]

/** The forms of questions that examination papers have, besides a plain question with one right answer. */
export const questionForms = [
  'assertion-reason',
  'statements',
  'list-match',
  'multi-statement',
  'order',
  'negative',
] as const
export type QuestionForm = (typeof questionForms)[number]

/** How a paper is answered: with the four buttons of a computer-based test, or by filling circles (OMR). */
export const paperDialects = ['four-button', 'omr'] as const
export type PaperDialect = (typeof paperDialects)[number]

/** The kind of thinking that a question needs. */
export const thinkingLevels = ['recall', 'apply', 'analyse'] as const
export type ThinkingLevel = (typeof thinkingLevels)[number]

/** The options of a question, in their order. */
export const letters = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof letters)[number]

/** The result of a question in a finished quiz. */
export const reviewStatuses = ['Skipped', 'Correct', 'Incorrect'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** What a student holds wrong with a question. */
export const reportReasons = [
  'wrong-key',
  'two-right',
  'none-right',
  'unclear',
  'figure',
  'translation',
  'explanation',
  'syllabus',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** The case of a reported question: accepted when something was corrected, kept when nothing was wrong. */
export const caseStates = ['open', 'accepted', 'kept'] as const
export type CaseState = (typeof caseStates)[number]

/** Why adaptive practice chose a question. */
export const practiceReasons = ['new', 'review', 'remedial'] as const
export type PracticeReason = (typeof practiceReasons)[number]

/** How hard practice is: at the usual aim, easier, harder, or as a paper asks. */
export const practiceModes = ['build', 'warm-up', 'stretch', 'exam-ready'] as const
export type PracticeMode = (typeof practiceModes)[number]

/**
 * Why practice asks a question: it was answered wrong, the slip of a mistake can be made in it, a topic is due, chapters are
 * mixed on purpose, a topic is new or little known, it is weak, or the question has the right level.
 */
export const questionReasons = ['retry', 'repair', 'due', 'mixed', 'new', 'measure', 'weak', 'level'] as const
export type QuestionReason = (typeof questionReasons)[number]

/** At what a student is estimated: as a whole, in a subject, a chapter and a topic. */
export const learnerLevels = ['all', 'sub', 'ch', 'tp'] as const
export type LearnerLevel = (typeof learnerLevels)[number]

/** The parts of a day's plan. */
export const planBlocks = ['reviews', 'repair', 'topic', 'mixed', 'mock'] as const
export type PlanBlock = (typeof planBlocks)[number]

/** Where a student's day stands: without a goal, a day of rest, the exam today or over, no minutes, or a plan. */
export const dayStates = ['no-goal', 'rest', 'exam-day', 'exam-over', 'no-minutes', 'plan'] as const
export type DayState = (typeof dayStates)[number]

/** How well a topic was remembered on a review. */
export const recallGrades = ['again', 'hard', 'good', 'easy'] as const
export type RecallGrade = (typeof recallGrades)[number]

/** Where a topic stands with a student, the best known first. */
export const topicStates = ['solid', 'fading', 'building', 'not-started'] as const
export type TopicState = (typeof topicStates)[number]

/** What a student does to what is believed: have it made anew of the answers, or forgotten with them left out. */
export const learnerResets = ['rebuild', 'zero'] as const
export type LearnerReset = (typeof learnerResets)[number]

/** Which of the own mistakes a student looks at. */
export const mistakeFilters = ['all', 'open', 'repaired'] as const
export type MistakeFilter = (typeof mistakeFilters)[number]

/** The choices of a chart. */
export const periods = ['weekly', 'monthly', 'yearly'] as const
export type Period = (typeof periods)[number]

/** The time that one bar of a chart covers. */
export const periodUnits = ['day', 'month', 'year'] as const
export type PeriodUnit = (typeof periodUnits)[number]

export const badgeStatuses = ['earned', 'progress', 'locked'] as const
export type BadgeStatus = (typeof badgeStatuses)[number]

export const badgeCategories = ['Completion', 'Consistency', 'Perfection', 'Speed'] as const
export type BadgeCategory = (typeof badgeCategories)[number]

export const iconTypes = ['image', 'emoji'] as const
export type IconType = (typeof iconTypes)[number]

/** How well a student does, by the mean score. */
export const studentStatuses = ['excellent', 'good', 'average', 'poor'] as const
export type StudentStatus = (typeof studentStatuses)[number]

/** A teacher looks for all students, or for those without any quiz this week. */
export const practiceFilters = ['all', 'idle'] as const
export type PracticeFilter = (typeof practiceFilters)[number]

/** A student's year at school. */
export const grades = ['Class 11', 'Class 12', 'Repeating'] as const
export type Grade = (typeof grades)[number]

/** The columns of a school's roster. */
export const rosterColumns = ['name', 'class', 'rollNo', 'admissionNo', 'email', 'grade', 'subject'] as const
export type RosterColumn = (typeof rosterColumns)[number]

/**
 * What is wrong with a cell of a roster: nothing in it, a formula, a date, too long, too many names, no email, grade or subject of
 * ours, stands in another row, belongs to somebody who is not in the file, could mean two people, a class or staff that is full.
 */
export const rosterFaultKinds = [
  'missing',
  'formula',
  'date',
  'long',
  'many',
  'email',
  'grade',
  'subject',
  'repeated',
  'taken',
  'unclear',
  'full',
] as const
export type RosterFaultKind = (typeof rosterFaultKinds)[number]

/** The kinds of activity that an institute records. */
export const activityTypes = ['assessment', 'meeting', 'test', 'training'] as const
export type ActivityType = (typeof activityTypes)[number]

/** Whether a value is in a list of words. */
export const isWordOf = <W extends string>(words: readonly W[], value: unknown): value is W =>
  words.some((word) => word === value)

/** The drawings of which a student may choose one to stand for them. */
export const avatars = [
  'atom',
  'beaker',
  'bulb',
  'compass',
  'crystal',
  'fern',
  'helix',
  'magnet',
  'moon',
  'pendulum',
  'prism',
  'wave',
] as const
export type Avatar = (typeof avatars)[number]

/** What an answer in a paper came to; a dropped question gives its marks to everybody. */
export const answerVerdicts = ['right', 'wrong', 'blank', 'dropped'] as const
export type AnswerVerdict = (typeof answerVerdicts)[number]

/** Why what was typed is not taken as a number. */
export const numberRefusals = [
  'empty',
  'digits',
  'spaces',
  'comma',
  'plus',
  'minus',
  'point',
  'long',
  'decimals',
  'other',
] as const
export type NumberRefusal = (typeof numberRefusals)[number]

/** What a candidate does in the hall. `key` types a number, `lang` changes the language, `hidden` and `shown` are of the page. */
export const sittingActions = [
  'open',
  'pick',
  'save',
  'clear',
  'saveMark',
  'mark',
  'key',
  'tab',
  'paper',
  'lang',
  'hidden',
  'shown',
  'submit',
] as const
export type SittingAction = (typeof sittingActions)[number]

/** What the palette shows of a question. */
export const paletteStates = ['not-visited', 'not-answered', 'answered', 'marked', 'answered-marked'] as const
export type PaletteState = (typeof paletteStates)[number]

/** Where a sitting stands. paused: time was given after the end, and the student has not come back yet. */
export const sittingStates = ['ready', 'running', 'paused', 'submitted', 'closed', 'cancelled'] as const
export type SittingState = (typeof sittingStates)[number]

/** Lost time: the clock goes on, or it is given back. */
export const lostTimePolicies = ['clockRuns', 'giveBack'] as const
export type LostTimePolicy = (typeof lostTimePolicies)[number]

/** Whoever begins a test late ends with the others, or has the whole time. */
export const lateStarts = ['cut', 'full'] as const
export type LateStart = (typeof lateStarts)[number]

/** When the results of a test are shown. */
export const resultTimes = ['at_once', 'at_time', 'by_hand'] as const
export type ResultTime = (typeof resultTimes)[number]

/** Who or what ended a sitting. */
export const closers = ['student', 'clock', 'teacher'] as const
export type Closer = (typeof closers)[number]

/** What a student does with time that was lost: take it back, or let it count. */
export const lostTimeChoices = ['take', 'leave'] as const
export type LostTimeChoice = (typeof lostTimeChoices)[number]

/** How far a student is with an assignment. */
export const assignmentStates = ['done', 'late', 'begun', 'not-begun'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** How a teacher corrects a key: other letters, right for whoever attempted it, or dropped for everybody. */
export const testKeyKinds = ['letters', 'all-right', 'dropped'] as const
export type TestKeyKind = (typeof testKeyKinds)[number]

/** Where a teacher's test stands; waiting is for its results. */
export const testStates = ['draft', 'planned', 'open', 'closed', 'waiting', 'released', 'cancelled'] as const
export type TestState = (typeof testStates)[number]

/** What the reader of a mail does whose account it is not: take the address for a new one, or say that it was somebody else. */
export const strangersAnswers = ['start-anew', 'refuse'] as const
export type StrangersAnswer = (typeof strangersAnswers)[number]
