/** What the contact page says. */
export const copy = {
  contactPage: {
    ticket: {
      title: 'How can we help?',
      lead: 'Tell us what you were doing and what happened. A person reads every ticket.',
      panel: 'Support ticket',
    },
    request: {
      title: 'Let’s talk about your team',
      lead: 'Tell us a little about how you work. We’ll set up an account that fits and get back to you by email.',
    },
    client: {
      title: 'Working with an agent?',
      text: 'Your agent can answer fastest. You’ll find their number on your page.',
      link: 'Go to your page',
    },
    user: {
      title: 'Already using ProTracker?',
      text: 'Sign in to send a support ticket from here.',
      link: 'Sign in',
    },
    signup: {
      title: 'Want to start right away?',
      text: 'You can create an account yourself.',
      link: 'Sign up',
    },
  },
  accountRequest: {
    title: 'Request an account',
    received: 'We got your request',
  },
  accountRequestForm: {
    firstName: 'First name',
    firstNameRequired: 'Enter your first name',
    lastName: 'Last name',
    lastNameRequired: 'Enter your last name',
    email: 'Email address',
    phone: 'Phone number',
    team: 'Team name',
    teamRequired: 'Enter a team name',
    brokerage: 'Brokerage (optional)',
    teamSize: 'Team size',
    state: 'State',
    stateRequired: 'Enter your state',
    stateTooShort: 'Enter at least two letters',
    volume: 'Annual sales volume (optional)',
    volumeHint: 'A rough figure in dollars',
    deals: 'Deals per year (optional)',
    dealsHint: 'A rough number',
    source: 'How did you hear about us? (optional)',
    promotionCode: 'Promo code (optional)',
    submit: 'Request account',
    pending: 'Sending…',
  },
  ticketForm: {
    submit: 'Send ticket',
    pending: 'Sending…',
  },
}
