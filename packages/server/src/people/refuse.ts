/** A request is refused with this status; the sentence is for whoever sent it. */
export class Refused extends Error {
  readonly statusCode: number

  constructor(statusCode: number, sentence: string) {
    super(sentence)
    this.statusCode = statusCode
  }
}
