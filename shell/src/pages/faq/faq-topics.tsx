import type { ReactNode } from 'react'

export interface Question {
  question: string
  answer: ReactNode
}

export interface Topic {
  title: string
  questions: Question[]
}

/** Frequent questions, in the order in which users meet them. */
export const faqTopics: Topic[] = [
  {
    title: 'Getting around',
    questions: [
      {
        question: 'How do I find a deal or a person quickly?',
        answer: (
          <>
            Press <kbd>Ctrl K</kbd> (<kbd>⌘K</kbd> on a Mac) anywhere and type the beginning of a name, a street, an
            email address or a phone number. Enter opens what is marked. The same place leads to every page and creates
            a deal or a contact.
          </>
        ),
      },
      {
        question: 'What do the numbers on Home count?',
        answer:
          'Overdue tasks, tasks of today, deals that close within the next 14 days, and new leads. Each number opens the list that it counts.',
      },
      {
        question: 'Can I use it on my phone?',
        answer:
          'Yes, in the browser. The menu moves to the bottom, a board shows one column at a time, and panels fill the screen. If you want the other layout, choose it in your menu at the top right, under Layout.',
      },
      {
        question: 'How do I switch to the dark theme?',
        answer: 'In your menu at the top right: Light, Dark, or like your system. The choice stays on this device.',
      },
    ],
  },
  {
    title: 'Deals and boards',
    questions: [
      {
        question: 'How do I move a deal to another phase?',
        answer:
          'Drag its card, or use the “Move to” menu on the card; both do the same. Moved by mistake? The message offers Undo for a while.',
      },
      {
        question: 'Why was a move refused?',
        answer:
          'Some phases have a gate: a deal needs certain facts before it may enter, for example a sale price before it is under contract. The message names what is missing.',
      },
      {
        question: 'What does the star beside a workspace do?',
        answer:
          'The starred workspace opens first on this device. Star another one to change it, or the same one again to remove the star.',
      },
      {
        question: 'What is the weather on a card?',
        answer:
          'How much room the deal’s dates leave. Sun: three business days or more. Clouds: none to two. Rain: a step is already too late for the next. Storm: a date of the contract was missed. The deal’s page names the cause.',
      },
      {
        question: 'Where did an archived deal go?',
        answer:
          'It is out of the way but not gone: open “Archived” on its workspace to see or restore it. Reports still count it.',
      },
    ],
  },
  {
    title: 'Contacts and leads',
    questions: [
      {
        question: 'What is the difference between a contact and a lead?',
        answer:
          'None in kind: a lead is a contact whose status is New Lead, Contacted or Qualified. The Leads page shows only these; Contacts shows everybody.',
      },
      {
        question: 'Who sees my contacts?',
        answer:
          'Owners and admins of your account see all contacts. Other agents see yours only where you share a deal with them; assistants see those of the agents they assist.',
      },
    ],
  },
  {
    title: 'Clients',
    questions: [
      {
        question: 'How do I show a client how things stand?',
        answer:
          'Open the deal’s client portal, choose the client and share. They sign in and find the deal’s status, its key dates, the steps you marked as visible and whom to call.',
      },
      {
        question: 'What exactly does the client see?',
        answer:
          'What the preview shows, nothing more. Commission, internal notes, other contacts and tasks that are not marked as visible never leave the team.',
      },
      {
        question: 'Can I take a share back?',
        answer: 'At any time: “Revoke” on the portal page. From then on the deal does not exist for that client.',
      },
    ],
  },
  {
    title: 'You and your team',
    questions: [
      {
        question: 'How do I bring somebody in?',
        answer:
          'Owners and admins invite by mail on the Teams page and choose a role. The person picks a password from the mail, or declines. Until then you can send the invitation again or take it back.',
      },
      {
        question: 'Somebody leaves us. What happens to their deals?',
        answer:
          'Deactivate them on the Teams page and choose who takes over their open deals, tasks and contacts. They are signed out at once; what they did stays in the history.',
      },
      {
        question: 'How do I see where I am signed in?',
        answer:
          'In your menu at the top right, under Security. There you can sign out each other device, make access tokens for programs of your own, and choose what each may do.',
      },
    ],
  },
  {
    title: 'Commission',
    questions: [
      {
        question: 'How is a commission worked out?',
        answer:
          'What each side earns, less the referral and the franchise, divided among the agents by share. Of each share the company takes its part by the agent’s plan, up to their cap; fees come last. The Commission view of a deal shows every line with its reason. You see your own share; owners and admins see all of it.',
      },
      {
        question: 'Where are splits, caps and fees agreed?',
        answer:
          'On the Teams page, in the menu of a member: “Commission plan”. A plan holds from a day on; what closed before keeps the plan of then. The same place shows how much of the cap is left.',
      },
      {
        question: 'I changed a closed deal. What happens to later ones?',
        answer:
          'What it counts towards the cap changes, so deals of its agents that closed later in the year are worked out anew. You see each of them before and after, and say yes first.',
      },
    ],
  },
  {
    title: 'Reports',
    questions: [
      {
        question: 'Which deals does a report count?',
        answer:
          'Closed deals by the day they closed, open ones by their closing date, within the period you chose. The scope is your team or only your own deals; the status is all, active or closed ones.',
      },
      {
        question: 'Why does a dual deal show two units?',
        answer: 'You represent both sides, so it is one deal and two units. Volume counts once.',
      },
      {
        question: 'What is compared in “Year over year”?',
        answer: 'This year up to today with the same span of last year, so that the comparison is fair in March, too.',
      },
    ],
  },
]
