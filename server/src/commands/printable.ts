/** In one line and without what a terminal obeys: anyone who signs up can write a text. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')
