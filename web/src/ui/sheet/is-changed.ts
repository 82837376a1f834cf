/**
 * Has somebody typed or chosen something since the form was filled? Fields that React controls count as unchanged:
 * what stands in them is kept by whoever controls them.
 */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(isFieldChanged)

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true
  return isText(field) && field.value !== field.defaultValue
}

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
