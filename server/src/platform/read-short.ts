/** The text of an answer of a stranger, which may be endless: throws beyond that many characters. */
export async function readShort(answer: Response, longest: number): Promise<string> {
  if (!answer.body) return ''
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.length > longest) throw new Error(`The answer has more than ${longest} characters`)
  }
  return text
}
