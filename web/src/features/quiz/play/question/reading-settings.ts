import { isWordOf } from '@vikalp/domain/vocabulary'
import { useSyncExternalStore } from 'react'
import { deviceStore } from '#platform/device-store.ts'
import { fieldsOf } from '#platform/fields-of.ts'

export const textSizes = ['small', 'medium', 'large'] as const
export type TextSize = (typeof textSizes)[number]

export type ReadingSettings = { size: TextSize; shortcuts: boolean }

const name = 'reading'
const usual: ReadingSettings = { size: 'medium', shortcuts: true }
const listeners = new Set<() => void>()
let current: ReadingSettings | undefined

function isReadingSettings(value: unknown): value is ReadingSettings {
  const { size, shortcuts } = fieldsOf(value)
  return isWordOf(textSizes, size) && typeof shortcuts === 'boolean'
}

const read = (): ReadingSettings => {
  current ??= deviceStore.read(name, isReadingSettings) ?? usual
  return current
}

function change(changes: Partial<ReadingSettings>): void {
  current = { ...read(), ...changes }
  deviceStore.write(name, current)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How this student wants to read questions; stored on the device. */
export const useReadingSettings = (): [ReadingSettings, typeof change] => [
  useSyncExternalStore(subscribe, read),
  change,
]
