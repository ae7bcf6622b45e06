import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import type { Step } from '@windward/kit/panel/options-walk.ts'
import {
  briefly,
  RACE_IDS,
  type RaceId,
  REALM_IDS,
  REALM_NAMES,
  type SailsOfWar,
  zoneName,
} from '@windward/sails-of-war/facts'
import { PLACE_MARK } from '../signs/marks.ts'
import { Mark, RaceMark } from '../signs/sign.tsx'
import { chosenName } from './naming.ts'
import { OwnStock } from './own-stock.tsx'
import { WalkPanel } from './walk-panel.tsx'

/** What an answer means, where the title alone does not say it. */
const MEANING: Readonly<Record<string, string>> = {
  'let-pass':
    'Without your leave they must go another way, or attack. A standing answer can settle this for later.',
  'march-on': 'What they have not spent they still have; where they were refused they can only attack.',
  'sail-on': 'What they have not spent they still have. Warships do not stay among those who let them pass.',
  'agree-to-trade': 'You take resources of that value at once; their ship loads twice as much.',
  counterspell: 'It costs a Starpower; then the Spell has no effect, unless this is countered too.',
  'veil-of-mist': 'It costs a Starpower; the force goes back and there is no battle.',
  'heal-before-duel': 'It costs a Starpower; all his wounds are healed before the first blow.',
  'exchange-quest': 'With an exchange you draw no Action Card this time.',
  'take-prize': 'What is carried counts only when it has been brought home.',
  'tooth-of-the-sea': 'It is used once. All go that way before they attack.',
  'buy-star': 'Five Stars win at the end of a round.',
  vote: 'What has more votes becomes law for this round.',
  'break-tie': 'The votes are equal: your word decides.',
  hunt: 'Each evil army there loses a unit.',
  discard: 'It goes face up on the discards.',
  'good-year': 'The Home Realm yields more of it in this harvest.',
  'firestorm-losses': 'You choose who dies.',
}

/** What is paid or gained, and so is shown. */
const PAID: Readonly<Record<string, 'goods' | 'starpower'>> = {
  'buy-star': 'goods',
  'good-year': 'goods',
  'war-tithe': 'goods',
  counterspell: 'starpower',
  'veil-of-mist': 'starpower',
  'heal-before-duel': 'starpower',
}

const LABELS: Readonly<Record<string, string>> = {
  discard: 'Discard it',
  vote: 'Seal my vote',
  'break-tie': 'Decide it',
  hunt: 'Hunt there',
  'firestorm-losses': 'So be it',
}

/** What is chosen by its name alone is sealed as a deed: the Serpents' way, or what is gained. */
function deedOf(kind: string, name: string, [chosen]: readonly Step[]): string {
  if (chosen === undefined) return name
  const serpents = kind === 'tooth-of-the-sea' && typeof chosen.label?.fields['side'] === 'number'
  if (serpents) return `Send them ${name.toLowerCase()}`
  if (kind === 'march-on' && chosen.key !== 'stop') return 'March'
  if (kind === 'sail-on' && chosen.key !== 'stop') return 'Sail'
  if (kind === 'good-year') return `Harvest more ${name}`
  return kind === 'war-tithe' ? `Gain ${name}` : name
}

/** A question with few answers: who asks, where, and what it means. */
export function AskedPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const meaning = MEANING[question.kind]
  const paid = PAID[question.kind]
  return (
    <div class="walk">
      <Concerned table={table} brief={question.brief} />
      {meaning !== undefined && <p class="hint sow-meaning">{meaning}</p>}
      {paid !== undefined && <OwnStock table={table} only={paid} />}
      <WalkPanel
        question={question}
        draft={draft}
        table={table}
        sealing={(taken) => LABELS[question.kind] ?? deedOf(question.kind, chosenName(taken, table), taken)}
      />
    </div>
  )
}

interface ConcernedProps {
  readonly table: TableModel<SailsOfWar>
  readonly brief: unknown
}

/** Whom and what place it is about; the place is shown on the board when pressed. */
function Concerned({ table, brief }: ConcernedProps) {
  const field = (name: string): unknown =>
    typeof brief === 'object' && brief !== null ? Reflect.get(brief, name) : undefined
  const race: RaceId | undefined = RACE_IDS.find((each) => each === field('race') || each === field('caster'))
  const realm = REALM_IDS.find((each) => each === field('realm'))
  const zone = field('zone')
  const place = realm ?? (typeof zone === 'number' ? `${zone}` : undefined)
  if (race === undefined && place === undefined) return null
  return (
    <p class="sow-concerned">
      {race !== undefined && (
        <span>
          <RaceMark race={race} />
          {briefly(race)}
        </span>
      )}
      {place !== undefined && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            table.selection.value = place
            table.highlight.value = [place]
          }}
        >
          <Mark d={PLACE_MARK} />
          {realm === undefined ? zoneName(Number(zone)) : REALM_NAMES[realm]}
          <span class="unseen">, show it on the board</span>
        </button>
      )}
    </p>
  )
}
