import {
  type AskedQuestion,
  type Catalogue,
  type GameForClients,
  type GameTypes,
  type Question,
  questionAt,
} from '@windward/table'

/** What a page holds of a game whose rules run elsewhere: what is asked and said in it. */
export class ClientGame {
  #game: GameForClients<GameTypes>

  constructor(game: GameForClients<GameTypes>) {
    this.#game = game
  }

  /** It was its opening, and now the whole of it has come. */
  become(whole: GameForClients<GameTypes>): void {
    this.#game = whole
  }

  get id(): string {
    return this.#game.id
  }

  get name(): string {
    return this.#game.name
  }

  get words(): Catalogue {
    return this.#game.words
  }

  /** Which bots it has; they play elsewhere. */
  get bots(): GameForClients<GameTypes>['bots'] {
    return this.#game.bots
  }

  question(asked: AskedQuestion, view: object): Question<GameTypes> {
    return questionAt(this.#game, asked, view)
  }
}
