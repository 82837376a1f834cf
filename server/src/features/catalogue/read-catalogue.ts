import type { ChapterEntry, ExamEntry, SubjectEntry } from '@vikalp/contract/catalogue'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { chapterDescriptions } from '@vikalp/domain/english/chapter-descriptions'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'
import { type ExamKey, examKeys, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { notFound } from '#platform/problem.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'

/** The ready exams with their live counts (rule 20). */
export const readExams = (bank: QuestionBank): ExamEntry[] =>
  examKeys.map((key) => {
    const subjects = readSubjects(bank, key).map(({ key: subject, questions }) => ({
      key: subject,
      questions,
    }))
    return { key, questions: subjects.reduce((sum, subject) => sum + subject.questions, 0), subjects }
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
