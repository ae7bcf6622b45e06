import { batch, computed, signal } from '@preact/signals'
import type { About, Preset } from '@windward/kit/about.ts'
import type { OptionsSchema } from '@windward/kit/option-schema.ts'
import {
  type AnyGame,
  botAt,
  effortFor,
  type GameTypes,
  type Level,
  offeredBots,
  type Pace,
  tableWords,
  textOf,
} from '@windward/table'
import { aboutOf, gameNamed } from '../../games.ts'
import { layLocal } from '../../host/local/lay-local.ts'
import type { Place } from '../../host/local/protocol.ts'
import { ownName } from '../settings.ts'
import { newTableWords } from './new-table-words.en.ts'
import { type OptionField, optionFields } from './option-fields.ts'

export type Sitter = 'nobody' | 'here' | 'bot' | 'open'

/** A table of this game, as its first preset would have it. */
export async function openForm(name: string): Promise<NewTable> {
  const { rules, options } = gameNamed(name)
  const [game, schema] = await Promise.all([rules(), options()])
  return new NewTable(game, schema, await aboutOf(game))
}

/** A table while somebody decides how to lay it. */
export class NewTable {
  readonly game: AnyGame
  readonly about: About
  readonly fields: readonly OptionField[]
  readonly preset = signal('')
  readonly options = signal<Readonly<Record<string, unknown>>>({})
  readonly sitters = signal<Readonly<Record<string, Sitter>>>({})
  /** Which bot is to play a seat, where somebody has chosen one. */
  readonly chosenBots = signal<Readonly<Record<string, string>>>({})
  /** How long bots may think, and whether somebody alone against them reads at once why they answer so. */
  readonly botsThink = signal<Pace>('usual')
  readonly reasonsOpen = signal(false)
  readonly refused = signal<string | undefined>(undefined)
  readonly seats = computed(() => this.game.seats.all.filter((seat) => this.at(seat) !== 'nobody'))
  readonly isOnline = computed(() => this.seats.value.some((seat) => this.at(seat) === 'open'))
  /** What keeps these seats from playing together, as soon as it is so. */
  readonly fault = computed(() => this.#fault())

  constructor(game: AnyGame, schema: OptionsSchema, about: About) {
    this.game = game
    this.about = about
    const settled = Object.keys(about.seated?.([]) ?? {})
    this.fields = optionFields(schema).filter(({ name }) => !settled.includes(name))
    const [first] = about.presets
    if (first !== undefined) this.take(first)
  }

  take({ id, options, seats }: Preset): void {
    const usual = Object.fromEntries(this.fields.map(({ name, usual: value }) => [name, value]))
    batch(() => {
      this.preset.value = id
      this.options.value = { ...usual, ...options }
      this.sit(seats)
    })
  }

  /** The usual seats for so many, with oneself at the last and bots at the others. */
  sit(count: number): void {
    const read = this.game.options.safeParse(this.options.value)
    if (!read.success) return
    const seats: readonly GameTypes['seat'][] = this.game.seats.choose(count, read.data)
    const last = seats.at(-1)
    this.sitters.value = Object.fromEntries(seats.map((seat) => [seat, seat === last ? 'here' : 'bot']))
  }

  at(seat: string): Sitter {
    return this.sitters.value[seat] ?? 'nobody'
  }

  /** Seats worth showing: those in play, or all of them. */
  shown(all: boolean): readonly string[] {
    return all ? this.game.seats.all : this.seats.value
  }

  seat(seat: string, sitter: Sitter): void {
    this.sitters.value = { ...this.sitters.value, [seat]: sitter }
  }

  /** Which of its bots the game offers. */
  get offered() {
    return offeredBots(this.game)
  }

  /** Whether any of the bots at the table thinks ahead. */
  get isThinking(): boolean {
    return this.seats.value.some(
      (seat) => this.at(seat) === 'bot' && this.game.bots[this.botAt(seat)]?.foresight !== undefined,
    )
  }

  /** One person, and nobody else but bots. */
  get isAlone(): boolean {
    return this.seats.value.filter((seat) => this.at(seat) !== 'bot').length <= 1 && !this.isOnline.value
  }

  botAt(seat: string): string {
    return this.chosenBots.value[seat] ?? botAt(this.game, 'usual') ?? ''
  }

  /** Which bot plays these seats. */
  choose(bot: string, seats: readonly string[]): void {
    this.chosenBots.value = {
      ...this.chosenBots.value,
      ...Object.fromEntries(seats.map((seat) => [seat, bot])),
    }
  }

  /** Bots of one level at every seat. */
  level(level: Level): void {
    const bot = botAt(this.game, level)
    if (bot !== undefined) this.choose(bot, this.game.seats.all)
  }

  set(name: string, value: unknown): void {
    this.options.value = { ...this.options.value, [name]: value }
  }

  /** Lays it in this browser; its name, if that was possible. */
  async layHere(): Promise<string | undefined> {
    const laid = await layLocal(this.game.id, this.wishes(), this.places(), {
      effort: effortFor(this.botsThink.value),
      reasonsOpen: this.reasonsOpen.value && this.isAlone,
    })
    if ('id' in laid) return laid.id
    this.refused.value = textOf(laid.refused, this.game.words, tableWords)
    return undefined
  }

  /** The options as they are chosen, and as they follow from who sits where. */
  wishes(): Readonly<Record<string, unknown>> {
    const bots = this.seats.value.filter((seat) => this.at(seat) === 'bot')
    return { ...this.options.value, ...this.about.seated?.(bots) }
  }

  places(): Place[] {
    return this.seats.value.map((seat) =>
      this.at(seat) === 'bot'
        ? { seat, by: 'bot', bot: this.botAt(seat) }
        : { seat, by: 'here', name: ownName.value || this.about.seatName(seat) },
    )
  }

  #fault(): string | undefined {
    const { fewest, most, fault } = this.game.seats
    const { length } = this.seats.value
    if (length < fewest || length > most) return newTableWords.seatsFault(fewest, most)
    const read = this.game.options.safeParse(this.options.value)
    return read.success ? fault?.(this.seats.value, read.data) : read.error.issues[0]?.message
  }
}
