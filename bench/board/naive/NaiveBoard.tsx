/**
 * The board as most would build it first: every card in the DOM, all of it in one state, on the same drag library.
 * Markup and styles are the product's, read from the page that it is opened in.
 */
import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react'
import { type MouseEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Phase {
  id: string
  className: string
  head: string
  listClass: string
  chunkClass: string
}

interface Opened {
  card: number
  left: number
  top: number
}

const markup = document.querySelector<HTMLTemplateElement>('#naive-markup')?.content.firstElementChild
const model = markup?.querySelector('article')
const count = Number(document.querySelector<HTMLElement>('#naive-board')?.dataset.cards)

const phases: Phase[] = [...(markup?.querySelectorAll<HTMLElement>('[data-phase]') ?? [])].map((section) => ({
  id: section.dataset.phase ?? '',
  className: section.className,
  head: section.firstElementChild?.outerHTML ?? '',
  listClass: section.lastElementChild?.className ?? '',
  chunkClass: model?.parentElement?.className ?? '',
}))

/** The phase of each card, by the number of the card. */
const dealt = (): number[] => Array.from({ length: count }, (_, card) => card % phases.length)

function Board() {
  const [phaseOf, setPhaseOf] = useState(dealt)
  const [opened, setOpened] = useState<Opened | null>(null)
  const move = (card: number, to: number) => setPhaseOf((before) => before.with(card, to))
  return (
    <DragDropProvider
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (!canceled && target) move(Number(source?.id), Number(target.id))
      }}
    >
      <div className={markup?.className}>
        {phases.map((phase, at) => (
          <Column
            key={phase.id}
            phase={phase}
            at={at}
            cards={phaseOf.flatMap((of, card) => (of === at ? [card] : []))}
            onOpen={setOpened}
          />
        ))}
      </div>
      {opened && (
        <div
          role="menu"
          style={{ position: 'fixed', left: opened.left, top: opened.top, zIndex: 1, background: 'white' }}
        >
          <button
            type="button"
            role="menuitem"
            onClick={() => {
              move(opened.card, ((phaseOf[opened.card] ?? 0) + 1) % phases.length)
              setOpened(null)
            }}
          >
            Move
          </button>
        </div>
      )}
    </DragDropProvider>
  )
}

interface ColumnProps {
  phase: Phase
  at: number
  cards: readonly number[]
  onOpen: (opened: Opened) => void
}

function Column({ phase, at, cards, onOpen }: ColumnProps) {
  const { ref } = useDroppable({ id: at })
  return (
    <section ref={ref} data-phase={phase.id} className={phase.className}>
      <div dangerouslySetInnerHTML={{ __html: phase.head }} />
      <div className={phase.listClass}>
        <div className={phase.chunkClass}>
          {cards.map((card) => (
            <Card key={card} card={card} onOpen={onOpen} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Card({ card, onOpen }: { card: number; onOpen: (opened: Opened) => void }) {
  const { ref } = useDraggable({ id: card })
  const onClick = (event: MouseEvent) => {
    // A card's link would leave the board when a drag ends on it.
    event.preventDefault()
    const button = (event.target as Element).closest('[data-card-menu]')
    const { left, bottom } = button?.getBoundingClientRect() ?? { left: 0, bottom: 0 }
    if (button) onOpen({ card, left, top: bottom })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicked only by the bench, on the button within
    <article
      ref={ref}
      data-deal={card}
      className={model?.className}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: model?.innerHTML ?? '' }}
    />
  )
}

const root = document.querySelector('#naive-board')
if (root) createRoot(root).render(<Board />)
