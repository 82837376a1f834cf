import assert from 'node:assert/strict'
import test from 'node:test'
import { instituteProfile } from '#messages/en/institute-profile.ts'
import { findInstituteDetailsErrors, readInstituteDetails } from './institute-details.ts'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('what is left empty is not given', () =>
  assert.deepEqual(
    readInstituteDetails(formOf({ accreditation: '  ', location: ' Anand ', establishedYear: '' })),
    {
      accreditation: null,
      location: 'Anand',
      establishedYear: null,
    },
  ))

test('a year has four digits and lies between 1800 and this one', () => {
  const error = { establishedYear: instituteProfile.details.badYear(2026) }
  const found = (establishedYear: string) =>
    findInstituteDetailsErrors(
      readInstituteDetails(formOf({ establishedYear })),
      2026,
      instituteProfile.details,
    )
  for (const year of ['', '1800', '2026']) assert.deepEqual(found(year), {}, year)
  for (const year of ['1799', '2027', '26', '19x9', '-1990']) assert.deepEqual(found(year), error, year)
})
