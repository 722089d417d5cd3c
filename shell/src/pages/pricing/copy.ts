/** What the pricing page says: how an account gets its price. There are no prices in the product, so there are none here. */
export const copy = {
  pricingPage: {
    title: 'Pricing',
    lead: 'ProTracker has no price list. Sign up without a card and ask us for your price, or run it on your own servers.',
    ways: [
      {
        id: 'hosted',
        title: 'We run it for you',
        text: 'Create an account, set up your board and invite your team. Then tell us how you work, and we’ll get back to you by email with a price.',
        points: [
          'No card is asked for when you sign up.',
          'Every account has every feature. There are no tiers to choose from.',
          'Sharing deals with clients is part of every account.',
        ],
        action: { label: 'Sign up', to: '/signup' },
        second: { label: 'Ask for a price', to: '/contact-us' },
      },
      {
        id: 'own',
        title: 'You run it yourself',
        text: 'ProTracker is open source under the MIT license. Your office can run it on its own servers and keep its data there.',
        points: [
          'No license fee.',
          'It needs Node.js and a MongoDB replica set.',
          'If you bill your own agents, connect your own Stripe account or your own billing page.',
        ],
        second: { label: 'Ask how to get started', to: '/contact-us' },
      },
    ],
    questions: [
      {
        title: 'Where are my bills?',
        text: 'The account’s owner opens Billing in the menu at the top right. It leads to your bills at the payment provider. If online billing isn’t set up for your account, it says so.',
      },
      {
        title: 'Who sees our card?',
        text: 'Not ProTracker. Cards and invoices stay with the payment provider.',
      },
      {
        title: 'Can we take our data with us?',
        text: 'Yes. Your deals, contacts and tasks can be downloaded as CSV files. Our [terms of use](/tou) say how an account is closed.',
      },
    ],
    questionsTitle: 'Questions about billing',
  },
}
