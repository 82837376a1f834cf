import { guessOf, logistic, startOfItem } from '../../domain/src/learner/estimate.ts'
import { topicNode } from '../../domain/src/learner/nodes.ts'
import type { PaperItem } from '../../domain/src/papers/paper-bank.ts'
import { normal, type Random } from '../../domain/src/random.ts'
import { subjectKeys } from '../../domain/src/vocabulary.ts'

/** Mulberry32: better in many dimensions than the seeds of the product, which draw a few numbers each. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type TrueItem = { item: PaperItem; difficulty: number; discrimination: number; guess: number }

/** What a student truly can, by subject, chapter and topic. */
export type TrueStudent = { subjects: Map<string, number>; parts: Map<string, number> }

/** The simulated world: the real items, chapters, topics and labels, with students of known ability. */
export function makeWorld(items: readonly PaperItem[], students: number, random: Random) {
  const deviate = (sd: number): number => sd * normal(random)
  const chapters = [...new Set(items.map(({ chapter }) => chapter))]
  const topics = [...new Set(items.map(topicNode))]
  const trueItems = items.map(
    (item): TrueItem => ({
      item,
      difficulty: startOfItem(item.difficulty).mean + deviate(0.5),
      discrimination: Math.exp(deviate(0.2)),
      guess: guessOf('mcq'),
    }),
  )
  const people = Array.from({ length: students }, (): TrueStudent => {
    const general = deviate(0.8)
    return {
      subjects: new Map(subjectKeys.map((subject) => [subject, general + deviate(0.5)])),
      parts: new Map([...chapters, ...topics].map((part) => [part, deviate(0.4)])),
    }
  })
  return { items: trueItems, students: people, chapters }
}

export const abilityOf = ({ subjects, parts }: TrueStudent, item: PaperItem): number =>
  (subjects.get(item.subject) ?? 0) + (parts.get(item.chapter) ?? 0) + (parts.get(topicNode(item)) ?? 0)

export const trueProbability = (student: TrueStudent, { item, ...truly }: TrueItem): number =>
  truly.guess +
  (1 - truly.guess) * logistic(truly.discrimination * (abilityOf(student, item) - truly.difficulty))
