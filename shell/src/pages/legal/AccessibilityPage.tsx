import { Link } from 'react-router'
import { ProsePage, type ProseSection } from './ProsePage.tsx'

const sections: ProseSection[] = [
  {
    id: 'goal',
    title: 'What we aim for',
    body: (
      <p>
        ProTracker is meant to work for everybody who buys, sells or closes a home. We build to the Web Content
        Accessibility Guidelines (WCAG) 2.2, level AA, on the agents’ side and on the clients’ side alike.
      </p>
    ),
  },
  {
    id: 'keyboard',
    title: 'Keyboard',
    body: (
      <ul>
        <li>Everything can be reached and used without a mouse; the focus is always visible.</li>
        <li>A card on a board moves by keyboard, and by a “Move to” menu instead of dragging.</li>
        <li>
          <b>Ctrl K</b> (⌘K on a Mac) opens search and commands from anywhere; <b>Esc</b> closes what floats.
        </li>
        <li>The first stop of the Tab key leads past the menu to the page.</li>
      </ul>
    ),
  },
  {
    id: 'seeing',
    title: 'Seeing',
    body: (
      <ul>
        <li>Text reaches a contrast of at least 4.5 to 1, in the light and in the dark theme.</li>
        <li>Colour never carries a meaning alone: every status has its word, every late date says so.</li>
        <li>Pages hold together at 200 % zoom and in a window of 320 pixels.</li>
      </ul>
    ),
  },
  {
    id: 'screen-readers',
    title: 'Screen readers',
    body: (
      <p>
        Pages have headings and landmarks, a change of page is announced, and messages that appear are read out. Tables
        say how many rows they have even where only some are drawn.
      </p>
    ),
  },
  {
    id: 'motion',
    title: 'Motion and time',
    body: (
      <p>
        Animations are short and stop where your system asks for reduced motion. Messages stay while the pointer is on
        them. If your session ends, signing in again brings you back to the page where you were.
      </p>
    ),
  },
  {
    id: 'checked',
    title: 'How it is checked',
    body: (
      <p>
        Every page is tested by machine for WCAG 2.2 AA in both themes before each release, and the main journeys are
        tested by keyboard. Machines find only part of the barriers, so we depend on being told.
      </p>
    ),
  },
  {
    id: 'barrier',
    title: 'Found a barrier?',
    body: (
      <p>
        <Link to="/contact-us">Tell us</Link> what you wanted to do and what stood in the way. We answer, and we treat a
        barrier like any other defect.
      </p>
    ),
  },
]

/** `/as`: docs/decisions/accessibility-statement-at-as.md says why it is the accessibility statement. */
export function AccessibilityPage() {
  return (
    <ProsePage
      title="Accessibility statement"
      lead="A home is for everybody, and so is the way to it."
      updated="November 21, 2026"
      sections={sections}
    />
  )
}
