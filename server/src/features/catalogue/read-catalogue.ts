import type { ChapterEntry, ExamEntry, SubjectEntry } from '@vikalp/contract/catalogue'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject, isCountedApart } from '@vikalp/domain/catalogue/subjects'
import { chapterDescriptions } from '@vikalp/domain/english/chapter-descriptions'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { type ExamKey, examKeys, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { type ReadyJson, ready } from '#platform/json/ready-json.ts'
import { notFound } from '#platform/problem.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

/** The bank never changes while the server runs, so each list is written only the first time. */
export function writtenCatalogue(bank: QuestionBank) {
  const lists = {
    exams: new Map<string, ReadyJson<ExamEntry[]>>(),
    subjects: new Map<string, ReadyJson<SubjectEntry[]>>(),
    chapters: new Map<string, ReadyJson<ChapterEntry[]>>(),
  }
  return {
    exams: () => once(lists.exams, '', () => readExams(bank)),
    subjects: (examName: string) => {
      const exam = knownExam(examName)
      return once(lists.subjects, exam, () => readSubjects(bank, exam))
    },
    chapters: (examName: string, subjectName: string) => {
      const exam = knownExam(examName)
      const subject = knownSubject(subjectName)
      return once(lists.chapters, `${exam} ${subject}`, () => readChapters(bank, exam, subject))
    },
  }
}

function once<T>(written: Map<string, ReadyJson<T>>, name: string, read: () => T): ReadyJson<T> {
  const known = written.get(name)
  if (known) return known
  const list = ready(read())
  written.set(name, list)
  return list
}

/** The ready exams with their live counts (rule 20); the number of an exam leaves out what is counted apart (rule 31). */
export const readExams = (bank: QuestionBank): ExamEntry[] =>
  examKeys.map((key) => {
    const subjects = readSubjects(bank, key).map(({ key: subject, questions }) => ({
      key: subject,
      questions,
    }))
    const counted = subjects.filter((subject) => !isCountedApart(subject.key))
    return { key, questions: counted.reduce((sum, subject) => sum + subject.questions, 0), subjects }
  })

export function readSubjects(bank: QuestionBank, examName: string): SubjectEntry[] {
  const exam = knownExam(examName)
  return subjectKeys
    .map((key) => {
      const chapters = readChapters(bank, exam, key)
      const questions = chapters.reduce((sum, chapter) => sum + chapter.questions, 0)
      return { key, title: key, chapters: chapters.length, questions }
    })
    .filter((subject) => subject.questions > 0)
}

export const readChapters = (bank: QuestionBank, examName: string, subjectName: string): ChapterEntry[] => {
  const exam = knownExam(examName)
  return chaptersOf(exam, knownSubject(subjectName)).map(({ key, difficulty, class: schoolClass }) => ({
    key,
    title: chapterTitles[key],
    desc: chapterDescriptions[key],
    difficulty,
    class: schoolClass,
    questions: bank.ofChapter(key, exam).length,
    image: `/chapters/${key}.svg`,
  }))
}

export const knownExam = (name: string): ExamKey => {
  const exam = findExam(name)
  if (!exam) throw notFound(`The exam ${name}`)
  return exam
}

export const knownSubject = (name: string): SubjectKey => {
  const subject = findSubject(name)
  if (!subject) throw notFound(`The subject ${name}`)
  return subject
}
