/** What the help page says. The topics are in the order in which users meet them; RichText shows their marks. */
export const copy = {
  faqPage: {
    title: 'Help',
    meta: 'Short answers to common questions',
    ask: 'Contact support',
    topics: [
      {
        title: 'Getting around',
        questions: [
          {
            question: 'How do I find a deal or a person quickly?',
            answer:
              'Press [[Ctrl K]] ([[⌘K]] on a Mac) anywhere and start typing a name, a street, an email address or a phone number. Press Enter to open the highlighted result. Everything you can do on the page is there too, such as setting a status or creating a deal.',
          },
          {
            question: 'Can I work with the keyboard alone?',
            answer:
              'Yes. Press [[?]] on any page to see its shortcuts: [[J]] and [[K]] move through a list, [[Enter]] opens, and [[Ctrl Z]] ([[⌘Z]] on a Mac) undoes your last change. To turn single-key shortcuts off, open your menu at the top right and go to Keyboard shortcuts.',
          },
          {
            question: 'What do the numbers on Home count?',
            answer:
              'Overdue tasks, tasks due today, deals closing in the next 14 days, and new leads. Select a number to open its list.',
          },
          {
            question: 'Can I use ProTracker on my phone?',
            answer:
              'Yes, in the browser. The menu moves to the bottom, boards show one column at a time, and panels fill the screen. To choose the other layout, open your menu at the top right and go to Layout.',
          },
          {
            question: 'How do I switch to the dark theme?',
            answer:
              'Open your menu at the top right and choose Light, Dark or Match system. Your choice applies to this device only.',
          },
        ],
      },
      {
        title: 'Deals and boards',
        questions: [
          {
            question: 'How do I move a deal to another phase?',
            answer:
              'Drag its card, or use “Move to” in the card’s menu. Moved it by mistake? Select Undo in the message that appears.',
          },
          {
            question: 'Why can’t I move a deal into a phase?',
            answer:
              'Some phases have requirements, such as a sale price before a deal goes under contract. The message tells you what’s missing.',
          },
          {
            question: 'What does the star next to a workspace do?',
            answer:
              'The starred workspace opens first on this device. Star another one to change it, or select the star again to remove it.',
          },
          {
            question: 'What does the weather on a card mean?',
            answer:
              'It shows how much room the deal’s dates leave. Sunny: three business days or more. Cloudy: two or fewer. Rain: a step is already too late for the next one. Storm: a contract date was missed. The deal’s page tells you why.',
          },
          {
            question: 'How do I start every deal with the same tasks?',
            answer:
              'With a template: its milestones and tasks, each with a due date that follows the deal’s dates. Owners, admins and assistants keep templates in the workspace menu. To make one of a deal that went well, open the deal and choose Save as template in its menu.',
          },
          {
            question: 'Where did an archived deal go?',
            answer: 'Open Archived in its workspace to see it or restore it. Reports still count archived deals.',
          },
        ],
      },
      {
        title: 'Contacts and leads',
        questions: [
          {
            question: 'How do I log a call?',
            answer:
              'Open the contact and select Log call, or press [[L]] on their row in the list. Choose how it went ([[1]] to [[5]]), add a note and the next follow-up, and press [[Enter]]. Calls, texts, emails, meetings and showings are also logged on the contact’s page.',
          },
          {
            question: 'How do I keep a list of people to call?',
            answer:
              'On the Contacts page, choose filters such as Not contacted for 7 days, then select Save as list. Anyone who matches is on it, and its count is always current. Share it with your team, or pin it to home. The lists under To get you started are there from the first day.',
          },
          {
            question: 'How do I call a list?',
            answer:
              'Open the list and select Call list. You see one person at a time, with their number and what happened last. Log how the call went and press [[Enter]] for the next one, or [[S]] to skip. You can leave and continue later in the same browser.',
          },
          {
            question: 'How do I keep track of referrals?',
            answer:
              'Under Relationships on a contact’s page, select Add, choose Referred by and find the person who sent them. That person’s page then shows everyone they referred, everyone those people referred, and the closed deals that came out of it. Commission shows as it does in reports: owners and admins see all of it, agents their own share.',
          },
          {
            question: 'Where do birthdays and follow-ups show up?',
            answer:
              'In the calendar and its feeds, for every contact you can see. Home and the email about your day list follow-ups that are due, and the birthdays and home anniversaries of the next 7 days, for the contacts you own. To reschedule a follow-up, drag it to another day in the calendar.',
          },
          {
            question: 'What counts as “Last contacted”?',
            answer:
              'Any call, text or email you sent or made, even one that wasn’t answered, meetings, showings, and calls from them that you took. A finished call or email task counts too. Their texts, emails and voicemails don’t, because they’re still waiting for you.',
          },
          {
            question: 'How do I bring in the contacts I have elsewhere?',
            answer:
              'Export them from your phone, Google Contacts, Outlook or your old CRM as a vCard, CSV or Excel file. On the Contacts page, open Import and export, then Import contacts, and choose the file. You’ll see which columns go where, who is new, who looks like someone you have, and which rows have problems. Duplicates are skipped unless you choose to fill in what’s missing or add them anyway. Undo import takes all of it back, except what someone has changed since.',
          },
          {
            question: 'How do I get a contact onto my phone?',
            answer:
              'Open the contact, then the menu at the top right, and choose Save contact card. For a whole list, open Import and export on the Contacts page and choose Export vCard. Phones and address books open the file.',
          },
          {
            question: 'How do I get rid of duplicate contacts?',
            answer:
              'When contacts look like the same person, the Contacts page says how many possible duplicates there are. Select that, then Compare and merge, and choose what to keep. Deals, tasks, notes and everything else from both go to one contact, and Undo separates them again. If they’re two people, select Not the same, and you won’t be asked again. You’ll also see a hint while you add someone who may already be there.',
          },
          {
            question: 'What’s the difference between a contact and a lead?',
            answer:
              'A lead is a contact whose status is New Lead, Contacted or Qualified. The Leads page shows leads as a board or a list; the Contacts page shows everyone.',
          },
          {
            question: 'How do I work my leads?',
            answer:
              'On the Leads page, drag a card to its new status, or use its menu. A new lead’s card counts the minutes until your first call, text or email. When you mark a lead as lost, you’ll be asked why. Select Start a deal on a qualified lead to start a deal with their name, side and price.',
          },
          {
            question: 'How do new leads get into ProTracker?',
            answer:
              'Owners and admins add lead sources under Teams, Lead sources: a web form to link to or put on your website, an email address to give to portals, or a connection for another system. Each new lead lands on the Leads page with what they asked, and whoever it’s assigned to is notified right away. Emails we can’t read wait under Leads until you say what they are.',
          },
          {
            question: 'How do I import a list of leads?',
            answer:
              'Drop the file on the Leads page: a portal’s download, or your open house’s sign-in sheet. Choose the source they came from, check the rows and import them. Lead routing assigns the new people, and their notes show up as their inquiry. Undo import takes it back.',
          },
          {
            question: 'Who gets a new lead?',
            answer:
              'Owners and admins decide under Teams, Lead routing. The first rule a lead matches decides: one person, a group in rotation, the first to claim it, or the pond. People who are away or at their daily limit are skipped. Test rules on last month’s leads before you save them. Without a rule, the owner of the lead source gets it.',
          },
          {
            question: 'What is the pond?',
            answer:
              'Leads that any agent can claim. The Leads page says how many are waiting, and whoever selects Claim first gets the lead. Until then, its owner is responsible for it.',
          },
          {
            question: 'Can follow-up happen on its own?',
            answer:
              'Yes, with follow-up plans: on the Contacts page, select Plans. A plan creates tasks and sends emails in your name, day by day, and ends when they reply or you talk with them. Start it for one contact, for everyone you selected or for a list, or let it start with each new lead of a source. Every email has an unsubscribe link, and anyone who uses it gets no more of them.',
          },
          {
            question: 'Can we add our own fields?',
            answer:
              'Yes. Owners and admins add fields for contacts and deals under Teams, Custom fields: text, numbers, amounts, dates, choices, a team member, a link, or yes or no. Everyone on the team can fill them in, filter by them and export them. A field you no longer need is retired, and its values are kept in case you bring it back.',
          },
          {
            question: 'Who can see my contacts?',
            answer:
              'Your account’s owners and admins see all contacts. Other agents see yours only if you share a deal with them. Assistants see the contacts of the agents they assist.',
          },
        ],
      },
      {
        title: 'Clients',
        questions: [
          {
            question: 'How do I show clients where their deal stands?',
            answer:
              'Open the deal’s client portal, choose the client and share it. Your client signs in and sees the deal’s status, its key dates, the steps you made visible and who to call.',
          },
          {
            question: 'What exactly do clients see?',
            answer:
              'Only what the preview shows. Commission, internal notes, other contacts and tasks you haven’t made visible stay with your team.',
          },
          {
            question: 'Can I stop sharing a deal?',
            answer: 'Yes, at any time. Select Revoke on the portal page, and the client can no longer open the deal.',
          },
        ],
      },
      {
        title: 'You and your team',
        questions: [
          {
            question: 'How do I add people to my team?',
            answer:
              'Owners and admins send invitations from the Teams page and choose each person’s role. The person chooses a password with the link in the email, or declines. Until they answer, you can resend or withdraw the invitation.',
          },
          {
            question: 'I’ll be away. Who takes care of my deals?',
            answer:
              'On the Teams page, open the menu next to your name, go to Absences and choose the days and a stand-in. On those days, your stand-in sees your tasks, deals and contacts with theirs and gets your reminders and notices too. They don’t see your commission, and their access ends by itself. Owners and admins can do this for someone who’s ill.',
          },
          {
            question: 'How do I see who has too much to do?',
            answer:
              'On the Teams page, choose Overview. It shows each member’s open deals, overdue tasks and tasks due soon, and marks anyone who’s overloaded. Select a number to open its list.',
          },
          {
            question: 'Someone is leaving our team. What happens to their deals?',
            answer:
              'Deactivate them on the Teams page and choose who takes over their open deals, tasks and contacts. They lose access to the team right away, and what they did stays in the history.',
          },
          {
            question: 'How do I turn on two-step sign-in?',
            answer:
              'Open your menu at the top right, go to Security and select Turn on. Scan the code with an authenticator app on your phone and save your recovery codes. The account’s owner can require it for everyone on the team.',
          },
          {
            question: 'I lost my phone. How do I sign in?',
            answer:
              'Enter one of your recovery codes instead of the code from your app. No codes left? The owner or an admin can reset your two-step sign-in on the Teams page.',
          },
          {
            question: 'Where am I signed in?',
            answer:
              'Open your menu at the top right and go to Security. You can sign out your other devices there, and create access tokens for your own programs and choose what each one may do.',
          },
        ],
      },
      {
        title: 'Commission',
        questions: [
          {
            question: 'How is commission calculated?',
            answer:
              'What each side earns, less referral and franchise fees, is divided among the agents by share. The company takes its part of each share under the agent’s plan, up to the cap. Fees come off last. The deal’s Commission view explains every line. You see your own share; owners and admins see everyone’s.',
          },
          {
            question: 'Where do I set splits, caps and fees?',
            answer:
              'On the Teams page, open a member’s menu and choose Commission plan. A plan applies from the day it starts; deals that closed earlier keep the plan they had. You’ll also see how much of the cap is left. Owners and admins can change plans.',
          },
          {
            question: 'I changed a closed deal. What happens to later ones?',
            answer:
              'It may change how much counts toward an agent’s cap, so deals they closed later in the same cap year are recalculated. You’ll review each one, before and after, and confirm first.',
          },
        ],
      },
      {
        title: 'Reports',
        questions: [
          {
            question: 'Which deals does a report count?',
            answer:
              'Deals in the period you choose: closed deals by the day they closed, open deals by their closing date. You can report on your team or only your own deals, and on all, active or closed ones.',
          },
          {
            question: 'Why does a dual agency deal count as two units?',
            answer: 'You represent both sides, so it’s one deal and two units. Its volume counts once.',
          },
          {
            question: 'What does “Year over year” compare?',
            answer: 'This year to date with the same dates last year.',
          },
        ],
      },
    ],
  },
}
