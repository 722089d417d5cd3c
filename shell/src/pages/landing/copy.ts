/** What the landing page says. Its lead is docs/specification.md §1. */
export const copy = {
  landingPage: {
    title: 'Every closing on track, every client in the loop',
    lead: 'ProTracker is a virtual assistant for real estate agents. It keeps a team and its clients connected through every phase of a transaction, with real-time tracking, automated workflows and round-the-clock transparency toward a smooth closing.',
    signUp: 'Create your account',
    signIn: 'Sign in',
    dates: {
      title: 'Move one date, and the rest follow',
      text: 'Deadlines depend on each other: the walkthrough on the closing, the closing on the lender. Change one, and ProTracker works out the others in business days, skips weekends and holidays, and tells you why each date is where it is.',
    },
    clients: {
      title: 'Clients who never have to ask',
      text: 'Share a deal, and your client gets a page of their own: where things stand, what they need to do, what’s next and who to call. Your notes, your commission and your other clients stay private.',
    },
    more: 'More in ProTracker',
    points: [
      {
        title: 'Leads that don’t go cold',
        text: 'Every contact has a status, a temperature and a source. New leads stay on Home until someone contacts them.',
      },
      {
        title: 'Numbers that add up',
        text: 'Seven reports cover your business by status, source, agent, month and commission split. Every total matches the transaction summary to the cent.',
      },
      {
        title: 'Everyone sees what’s theirs',
        text: 'Owners and admins see the whole team, agents see their own deals, and clients see what you share. What isn’t yours doesn’t show up anywhere.',
      },
      {
        title: 'At your desk and at the curb',
        text: 'Light or dark, by mouse, keyboard or thumb. On a phone, the board becomes one column, and nothing is left out.',
      },
    ],
    closing: 'Bring your next deal. Your first board comes with phases and a checklist.',
    contact: 'Contact us',
  },
}
