/** What a game tells about itself before anybody has loaded its rules, and what is needed to lay a table of it. */
export interface About {
  readonly name: string
  readonly facts: string
  readonly story: string
  /** Where it stands among the others; the first is the one that a single press begins. */
  readonly place: number
  /** The table that a single press lays. */
  readonly playNow?: PlayNow
  readonly presets: readonly Preset[]
  seatName(seat: string): string
  seatAbout(seat: string): string
  /** What can be taken in from a file of one's own. */
  readonly ownFile?: OwnFile
  /** What switches are called, by their names, and their values, by `switch.value`, where words from the rules will not do. */
  readonly switches?: Readonly<Record<string, string>>
  /** Switches that follow from who sits where, and are not asked for. */
  seated?(bots: readonly string[]): Readonly<Record<string, unknown>>
  /** What people call what the rules of this game call otherwise, codes and terms, in small letters. */
  readonly otherWords?: OtherWords
  /** What a word in an instruction left beforehand is called. */
  instructionWord?(word: string): string | undefined
}

/** For a word that people use, the words of the rules. */
export type OtherWords = Readonly<Record<string, readonly string[]>>

/** One seat for whoever presses, and bots at the others. */
export interface PlayNow {
  readonly options: Readonly<Record<string, unknown>>
  readonly here: string
  /** At which seats bots sit, gentle ones. */
  readonly bots: readonly string[]
  /** A bot answers for whoever presses until the first turn begins: nobody need know how to set up what he has never played. */
  readonly setUpByBots?: true
}

export interface Preset {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  /** Where it is meant to be played: with days for each answer, or at one sitting. */
  readonly byMail?: boolean
}

/** A kind of file from which a match can be laid. */
export interface OwnFile {
  readonly name: string
  readonly about: string
  /** What it lays, or what is wrong with it, in sentences. */
  read(text: string): Promise<Preset | readonly string[]>
  /** What is chosen now, written as such a file, to begin one's own from. */
  write(options: Readonly<Record<string, unknown>>): Promise<string>
}
