import './table-menu.css'
import type { ComponentChild } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { hrefTo } from '../../route.ts'
import { PACES, pace, sound, TEXT_SIZES, textSize, theme, vibration } from '../../shell/settings.ts'
import { settingsWords } from '../../shell/words.en.ts'
import type { OpenTable } from '../model.ts'
import { canVibrate } from '../sound/vibration.ts'
import { menuWords as words } from './menu-words.en.ts'
import { ReportAProblem } from './report-a-problem.tsx'
import { TakeBack } from './take-back.tsx'

interface TableMenuProps {
  readonly table: OpenTable
  readonly close: () => void
}

/** Everything about the table that is no decision, in one place. */
export function TableMenu({ table, close }: TableMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { game } = table.host
  return (
    <dialog ref={dialog} class="table-menu" aria-labelledby="menu-title" closedby="any" onClose={close}>
      <form method="dialog">
        <h2 id="menu-title">{game.name}</h2>
        <ul class="menu-ways">
          {table.board.brief !== undefined && table.host.replay === undefined && (
            <li>
              <button
                type="submit"
                class="plain"
                onClick={() => {
                  table.brief.value = true
                }}
              >
                {words.brief}
              </button>
            </li>
          )}
          <li>
            <a class="plain" href={hrefTo('rules', game.id)}>
              {words.rules}
            </a>
          </li>
          <li>
            <button
              type="submit"
              class="plain"
              onClick={() => {
                table.glossary.value = document.querySelector('.decision')?.textContent ?? ''
              }}
            >
              {words.glossary}
            </button>
          </li>
          <li>
            <a class="plain" href={hrefTo('reference', game.id)} target="_blank" rel="noopener">
              {words.reference}
            </a>
          </li>
          <li>
            <a class="plain" href={hrefTo('records')}>
              {words.records}
            </a>
          </li>
          {table.host.takeBack !== undefined && (
            <li>
              <TakeBack takeBack={table.host.takeBack} />
            </li>
          )}
          <li>
            <a class="plain" href="#/">
              {words.leave}
            </a>
          </li>
        </ul>
        <p class="hint">{words.kept(table.host.kind)}</p>
        <Choice
          label={settingsWords.told}
          value={pace.value}
          choose={(value) => {
            pace.value = value
          }}
        >
          {PACES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={settingsWords.sound}
          value={sound.value}
          choose={(value) => {
            sound.value = value
          }}
        >
          <Switched />
        </Choice>
        {canVibrate() && (
          <Choice
            label={settingsWords.vibration}
            value={vibration.value}
            choose={(value) => {
              vibration.value = value
            }}
          >
            <Switched />
          </Choice>
        )}
        <Choice
          label={settingsWords.textSize}
          value={textSize.value}
          choose={(value) => {
            textSize.value = value
          }}
        >
          {TEXT_SIZES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={settingsWords.light}
          value={theme.value}
          choose={(value) => {
            theme.value = value
          }}
        >
          {Object.entries(settingsWords.themes).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <section>
          <h3>{words.shortcuts.title}</h3>
          <dl class="shortcuts">
            {words.shortcuts.all.map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <ReportAProblem table={table} />
        <div class="seal-row">
          <button type="submit" class="act">
            {words.back}
          </button>
        </div>
      </form>
    </dialog>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choose: (value: string) => void
  readonly children: ComponentChild
}

function Choice({ label, value, choose, children }: ChoiceProps) {
  return (
    <label class="menu-choice">
      {label}
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {children}
      </select>
    </label>
  )
}

function Switched() {
  return Object.entries(settingsWords.switched).map(([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
