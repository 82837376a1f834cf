import assert from 'node:assert/strict'
import test from 'node:test'
import type { TopicMap } from '@vikalp/contract/practice/topic-map'
import type { TopicState } from '@vikalp/domain/vocabulary'
import { movedTopics } from './moved-topics.ts'

const topic = (name: string, state: TopicState) => ({ topic: name, state, based: 5, answered: 6, right: 5 })
const map: TopicMap = {
  subject: 'Physics',
  name: 'Asha Patel',
  chapters: [
    { chapter: 'optics', exam: 'NEET', topics: [topic('Lenses', 'solid'), topic('Mirrors', 'building')] },
    { chapter: 'waves', exam: 'NEET', topics: [topic('Lenses', 'fading'), topic('Beats', 'solid')] },
  ],
}
const asked = (chapter: string, name: string, state?: TopicState) => ({
  chapter,
  topic: name,
  ...(state && { state }),
})

test('a topic that stands elsewhere than before the block moved, once, up or down', () => {
  const questions = [
    asked('optics', 'Lenses', 'building'),
    asked('optics', 'Mirrors', 'building'),
    asked('optics', 'Lenses', 'building'),
    asked('waves', 'Lenses', 'solid'),
  ]
  assert.deepEqual(movedTopics(questions, map), [
    { chapter: 'optics', topic: 'Lenses', from: 'building', to: 'solid' },
    { chapter: 'waves', topic: 'Lenses', from: 'solid', to: 'fading' },
  ])
})

test('of a quiz that does not say where its topics stood nothing moved', () => {
  assert.deepEqual(movedTopics([asked('optics', 'Lenses')], map), [])
})
