/** A page of text. RichText shows the marks of its paragraphs. */
export interface Prose {
  title: string
  lead: string
  /** When the text last changed, as a readable date. */
  updated: string
  sections: readonly ProseSection[]
}

interface ProseSection {
  /** The anchor of the section. */
  id: string
  title: string
  /** Paragraphs; a list of texts is a list. */
  body: readonly (string | readonly string[])[]
}

const terms: Prose = {
  title: 'Terms of use',
  lead: 'The rules for using ProTracker, in plain English.',
  updated: 'November 24, 2026',
  sections: [
    {
      id: 'service',
      title: 'The service',
      body: [
        'ProTracker helps real estate teams track deals, dates, tasks and contacts, and keeps their clients informed. It’s a tool. It doesn’t give legal, tax or brokerage advice, and a date or amount it calculates doesn’t replace the contract it came from. Check every date that binds you against the signed documents.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'The person who opens an account owns it and is responsible for the people they invite. Give each person their own sign-in, keep passwords private, and remove people who leave.',
        'You confirm that you have the right to use the data you enter, and that your license covers the work you do with it.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      body: [
        'What your team enters belongs to your team. You give us the right to store and display it only as far as we need to run the service. Our [privacy policy](/pp) explains how we handle it.',
      ],
    },
    {
      id: 'clients',
      title: 'Clients and shared deals',
      body: [
        'When you share a deal, your client sees what the preview shows. You decide who to share with, and you can revoke access at any time. A client’s page is for information; it’s not notice under a contract.',
      ],
    },
    {
      id: 'use',
      title: 'Acceptable use',
      body: [
        [
          'Don’t try to access anything that isn’t shared with you.',
          'Don’t send contacts messages they haven’t agreed to receive.',
          'Don’t overload the service, or test its security without asking us first. If you find a vulnerability, tell us.',
          'Treat people fairly. Fair housing laws apply here as they do everywhere else.',
        ],
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      body: [
        'We work to keep the service available around the clock, and we announce planned interruptions. Features change, but what you’ve entered stays available to you. If we change these terms in a way that matters to you, we’ll tell you before the change takes effect.',
      ],
    },
    {
      id: 'end',
      title: 'Closing an account',
      body: [
        'The owner can close the account at any time and export its data first. We may close an account that breaks these terms, after a warning where we can give one. If you have questions, [contact us](/contact-us).',
      ],
    },
  ],
}

const privacy: Prose = {
  title: 'Privacy policy',
  lead: 'Real estate runs on trust. Here’s what ProTracker keeps, who can see it, and the choices you have.',
  updated: 'November 24, 2026',
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      body: [
        'We keep what a team and its clients enter to manage their transactions, and a record of what was done:',
        [
          '**People who sign in:** name, email address, phone number, a picture if they add one, and a password, which we store as a hash and can’t read.',
          '**Sign-ins:** when, and with which browser, so that you can see where you’re signed in. For an access token, also the address of its last use.',
          '**Contacts of a team:** names, contact details, where they came from, notes, and dates worth remembering, such as birthdays.',
          '**Deals:** the property, prices, dates, tasks, files, the people involved and, for those allowed to see it, the commission.',
          '**History:** who changed what, and when. Undo and the activity list are built from it.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      body: [
        'A team’s data belongs to the team. Owners and admins see all of it, agents see their own deals and those shared with them, and assistants see those of the agents they assist. Clients see only the deals shared with them, and of those only status, dates, who to call, and the tasks and files made visible to them. Commission, internal notes and other contacts are never shown to clients.',
        'We don’t sell data, we don’t show ads, and we don’t train models on what you write.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      body: [
        'ProTracker sets three cookies. None of them tracks you. Two are needed to sign in, and the third decides which version of a page you get:',
        [
          '`protracker.sid` (`__Host-protracker.sid` over HTTPS) keeps you signed in. It ends when you sign out or after a period of inactivity.',
          '`csrftoken` proves that a change was requested by our own page.',
          '`visitor` is a random number, or part of your user number once you’ve signed in. New versions reach a few people first, and it makes sure that you get the same one each time.',
        ],
        'Your browser also remembers your theme, your layout, whether single-key shortcuts are on, the workspace you starred and what you last chose in search. These stay on your device. Signing out clears what you chose in search.',
        'Pages tell us whether they loaded, how fast, and whether they failed. These reports don’t say who you are or what you were looking at.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        'Deals and contacts stay until the team deletes them or closes its account. Brokerages often have to keep records for years, so we don’t delete deals on our own. A deleted deal or contact can be restored for 30 days.',
        'An account’s owner can have lost leads erased after a number of months, and notifications sooner than the usual 180 days. When an account is closed, its data is removed from the live system, and from backups as they expire.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      body: [
        'Passwords are stored as hashes, every request is checked against what the person may see, and every change is recorded with the name of the person who made it. If a file of the product doesn’t match its published fingerprint, it doesn’t run.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You can ask to see what we keep about you, to have it corrected, to get a copy, or to have it deleted. If you sign in, you’ll find a copy of your data, and a way to ask for its deletion, under Your data in your menu.',
        'If you’re an agent’s client, ask the agent’s team first, because the data is theirs to change. In every other case, [contact us](/contact-us).',
      ],
    },
  ],
}

const accessibility: Prose = {
  title: 'Accessibility statement',
  lead: 'How we make ProTracker work for everyone, and how to tell us when it doesn’t.',
  updated: 'November 24, 2026',
  sections: [
    {
      id: 'goal',
      title: 'Our goal',
      body: [
        'ProTracker is meant to work for everyone who buys, sells or closes a home. We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, for agents and clients alike.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Keyboard',
      body: [
        [
          'You can reach and use everything without a mouse, and the focus is always visible.',
          'You can move a card on a board by keyboard, or with its “Move to” menu instead of dragging.',
          '**Ctrl K** (⌘K on a Mac) opens search and commands from anywhere. **Esc** closes dialogs, panels and menus.',
          '**?** lists the shortcuts of a page. You can turn single-key shortcuts off in your menu, under Keyboard shortcuts.',
          'The first Tab stop skips the menu and takes you to the page.',
        ],
      ],
    },
    {
      id: 'seeing',
      title: 'Vision',
      body: [
        [
          'Text has a contrast of at least 4.5 to 1, in the light and the dark theme.',
          'Color never carries meaning alone: every status has a word, and every late date says so.',
          'Pages work at 200% zoom and in a window 320 pixels wide.',
        ],
      ],
    },
    {
      id: 'screen-readers',
      title: 'Screen readers',
      body: [
        'Pages have headings and landmarks. Page changes are announced, and messages are read out as they appear. Tables report how many rows they have, even when only some are drawn.',
      ],
    },
    {
      id: 'motion',
      title: 'Motion and time',
      body: [
        'Animations are short, and they stop if your system asks for reduced motion. Messages stay while you point at them. If your session ends, signing in again takes you back to the page you were on.',
      ],
    },
    {
      id: 'checked',
      title: 'How we test',
      body: [
        'Before each release, we run automated WCAG 2.2 AA tests on every page in both themes, and we test the main tasks by keyboard. Automated tests find only some barriers, so we rely on you to tell us about the others.',
      ],
    },
    {
      id: 'barrier',
      title: 'Report a barrier',
      body: [
        '[Tell us](/contact-us) what you wanted to do and what got in the way. We’ll answer, and we treat a barrier like any other defect.',
      ],
    },
  ],
}

/** What the legal pages say. */
export const copy = {
  prosePage: {
    contents: 'On this page',
    updated: (day: string) => `Last updated ${day}`,
  },
  terms,
  privacy,
  accessibility,
}
