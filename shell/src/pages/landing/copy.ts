/** What the landing page says. Its lead is docs/specification.md §1. Whatever it promises, the product does. */
export const copy = {
  landingPage: {
    title: 'Deal tracking for real estate agents and their clients',
    lead: 'ProTracker is a virtual assistant for real estate agents. It keeps a team and its clients connected through every phase of a transaction, with real-time tracking, automated workflows and round-the-clock transparency toward a smooth closing.',
    signUp: 'Sign up',
    signIn: 'Sign in',
    forClients: 'Did your agent share a deal with you?',
    clientSignIn: 'Sign in as a client',
    board: {
      alt: 'An agent’s board: deals by phase, from searching to closed. Each card shows the client, the price, the next task with its due date, the progress and whether the deal is at risk.',
    },
    agents: {
      title: 'For agents: know what’s next on every deal',
      text: 'All your deals are on one board, from the first showing to the keys. Each card shows the next task, when it’s due and how many days you have to spare.',
      facts: [
        {
          title: 'Start the day on Home',
          text: 'Overdue tasks, tasks due today, closings in the next 14 days and new leads, each with its list.',
        },
        {
          title: 'See risk before it’s late',
          text: 'Sunny, cloudy, rain or storm: every deal shows how much room its dates leave, and the deal’s page tells you why.',
        },
        {
          title: 'Take back a mistake',
          text: 'Moved the wrong card or changed the wrong date? Select Undo, or press Ctrl Z.',
        },
      ],
    },
    coordinators: {
      title: 'For transaction coordinators: move one date, and see what follows',
      text: 'Deadlines depend on each other: the final walkthrough on the closing date, the earnest money on acceptance. Change one, and ProTracker shows you every date that would move. Nothing changes until you say so.',
      alt: 'A closing moved by a week, before it’s confirmed: a list of the dates that would move with it, each with its old and its new date.',
      facts: [
        {
          title: 'Contract dates stay put',
          text: 'They move only when you select them, one by one.',
        },
        {
          title: 'Every date has a reason',
          text: 'Ask any date why it is where it is: its rule, the weekends and holidays it skipped, and what it counts from.',
        },
        {
          title: 'Checklists that set their own dates',
          text: 'Apply a template for a buyer or a seller, and its tasks get their due dates from the deal’s.',
        },
      ],
    },
    brokers: {
      title: 'For brokers: numbers you can check',
      text: 'See every deal of your team, what each one earns and who gets what. Agents see their own deals, and assistants see the deals of the agents they work for.',
      facts: [
        {
          title: 'Commission, line by line',
          text: 'Referral fees, splits, caps and fees in the order they’re applied. Every line says what it was worked out from.',
        },
        {
          title: 'Reports that add up',
          text: 'Seven reports by status, side, source, agent, month, deal type and commission split. Each matches the summary to the cent.',
        },
        {
          title: 'A history you can prove',
          text: 'Who changed what, and when, for every deal. An altered or missing entry shows when the history is checked.',
        },
      ],
    },
    clients: {
      title: 'For clients: always know where things stand',
      text: 'Share a deal, and your client gets a page of their own: how far it is, what they need to do, what happens next and who to call.',
      alt: 'A client’s page for their new home: where things stand, the task that waits for them, what happens next, and a button to call their agent.',
      facts: [
        {
          title: 'Nothing to learn',
          text: 'One page in plain words, on a phone or a computer. They sign in, or open a private link without an account.',
        },
        {
          title: 'Only what you share',
          text: 'Commission, internal notes and your other clients stay with your team. You see the page as your client does before you share it.',
        },
      ],
      invited: 'Did your agent share a deal with you?',
      signIn: 'Sign in as a client',
    },
    closing: {
      title: 'Bring your next deal',
      text: 'Your first board comes with phases and a checklist. No credit card is asked for when you sign up.',
    },
  },
}
