/** Where follow-up plans are, from contacts and leads alike. */
export const PLANS = '/agent/contacts?view=plans'
