/** What can be dragged on a board, and where to. */
export interface DragEntry {
  id: string
  element: Element
  /** What the card or column says about itself. */
  readonly data: object
}

/** A drag: the card, and what it is over. */
export interface Drag {
  source: DragEntry
  target: DragEntry | null
  /** Where the pointer is in the window, in px from the top. */
  y: number
}

export interface DragHandlers {
  onStart: (drag: Drag) => void
  onMove?: (drag: Drag) => void
  onEnd: (drag: Drag & { isCanceled: boolean }) => void
}

/** The part that knows how to drag. It is loaded when a pointer first moves or presses. */
export interface DragEngine {
  /** Makes a card draggable, or a column a place to drop one, until the returned function is called. */
  add: (kind: DragKind, entry: DragEntry) => () => void
  destroy: () => void
}

export type DragKind = 'source' | 'target'

/** Where the dragged card was, and how far it has come, in px. */
export interface Lift {
  left: number
  top: number
  width: number
  x: number
  y: number
}

type Listener = () => void

/**
 * The cards and columns of a board, and which of them take part in the drag. They are known here before the engine is
 * loaded, so a board is shown without it, and nothing renders again when it arrives.
 */
export class DragBoard {
  /** The id of the dragged card. */
  dragged: string | null = null
  /** The id of the column that the dragged card is over. */
  over: string | null = null
  lift: Lift | null = null
  readonly #entries = new Map<DragEntry, { kind: DragKind; remove: Listener | undefined }>()
  readonly #listeners = new Set<Listener>()
  readonly #followers = new Set<Listener>()
  #engine: DragEngine | null = null
  #handlers: DragHandlers | null = null

  /** What is called from now on. */
  handleWith(handlers: DragHandlers): void {
    this.#handlers = handlers
  }

  get handlers(): DragHandlers | null {
    return this.#handlers
  }

  /** Adds a card or a column, until the returned function is called. */
  add(kind: DragKind, entry: DragEntry): Listener {
    this.#entries.set(entry, { kind, remove: this.#engine?.add(kind, entry) })
    return () => {
      this.#entries.get(entry)?.remove?.()
      this.#entries.delete(entry)
    }
  }

  /** Gives the engine all that is there. Returns what ends it. */
  attach(engine: DragEngine): Listener {
    this.#engine = engine
    for (const [entry, known] of this.#entries) known.remove = engine.add(known.kind, entry)
    return () => {
      engine.destroy()
      this.#engine = null
      for (const known of this.#entries.values()) known.remove = undefined
      this.set({ dragged: null, over: null })
    }
  }

  /** The card that a node is part of. */
  sourceAt(node: Node): DragEntry | undefined {
    for (const [entry, { kind }] of this.#entries) if (kind === 'source' && entry.element.contains(node)) return entry
    return undefined
  }

  /** Says what is dragged and over what. */
  set({ dragged, over }: Pick<DragBoard, 'dragged' | 'over'>): void {
    if (dragged === this.dragged && over === this.over) return
    this.dragged = dragged
    this.over = over
    for (const listener of this.#listeners) listener()
  }

  /** Says where the dragged card is. */
  follow(lift: Lift): void {
    this.lift = lift
    for (const follower of this.#followers) follower()
  }

  /** Calls `listener` whenever `dragged` or `over` changes, until the returned function is called. */
  readonly subscribe = (listener: Listener): Listener => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls `follower` whenever the dragged card moves, until the returned function is called. */
  onLift(follower: Listener): Listener {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }
}
