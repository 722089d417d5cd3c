/** What the menu says beside the entries of the remotes. */
export const copy = {
  shellNav: {
    teams: 'Teams',
    help: 'Help',
  },
  sections: {
    people: 'People',
    business: 'Business',
  },
}
