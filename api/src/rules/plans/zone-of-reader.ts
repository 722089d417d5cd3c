/** Which clock someone in the United States lives by, from their address. Pure. */

const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

const STATES: { readonly [zone: string]: string } = {
  [EASTERN]: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  [CENTRAL]: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  [MOUNTAIN]: 'CO ID MT NM UT WY',
  [PACIFIC]: 'CA NV OR WA',
  'America/Phoenix': 'AZ',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
}

const ZONE_OF_STATE = new Map(
  Object.entries(STATES).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
)

/** Where a state has two clocks: the first three digits of ZIP codes that live by the other one. */
const OTHER_CLOCK: { readonly [state: string]: readonly [zone: string, prefixes: string] } = {
  FL: [CENTRAL, '324 325'],
  IN: [CENTRAL, '463 464 476 477'],
  KY: [CENTRAL, '420 421 422 423 424'],
  TN: [EASTERN, '373 374 376 377 378 379'],
  TX: [MOUNTAIN, '798 799 885'],
  NE: [MOUNTAIN, '691 693'],
  SD: [MOUNTAIN, '577'],
  ND: [MOUNTAIN, '586'],
  ID: [PACIFIC, '835 838'],
  OR: [MOUNTAIN, '979'],
}

const NAMES: { readonly [name: string]: string } = {
  alabama: 'AL',
  alaska: 'AK',
  arizona: 'AZ',
  arkansas: 'AR',
  california: 'CA',
  colorado: 'CO',
  connecticut: 'CT',
  delaware: 'DE',
  florida: 'FL',
  georgia: 'GA',
  hawaii: 'HI',
  idaho: 'ID',
  illinois: 'IL',
  indiana: 'IN',
  iowa: 'IA',
  kansas: 'KS',
  kentucky: 'KY',
  louisiana: 'LA',
  maine: 'ME',
  maryland: 'MD',
  massachusetts: 'MA',
  michigan: 'MI',
  minnesota: 'MN',
  mississippi: 'MS',
  missouri: 'MO',
  montana: 'MT',
  nebraska: 'NE',
  nevada: 'NV',
  'new hampshire': 'NH',
  'new jersey': 'NJ',
  'new mexico': 'NM',
  'new york': 'NY',
  'north carolina': 'NC',
  'north dakota': 'ND',
  ohio: 'OH',
  oklahoma: 'OK',
  oregon: 'OR',
  pennsylvania: 'PA',
  'rhode island': 'RI',
  'south carolina': 'SC',
  'south dakota': 'SD',
  tennessee: 'TN',
  texas: 'TX',
  utah: 'UT',
  vermont: 'VT',
  virginia: 'VA',
  washington: 'WA',
  'west virginia': 'WV',
  wisconsin: 'WI',
  wyoming: 'WY',
}

/** The time zone of an address; null if its state isn't known. */
export function zoneOfReader({ state, zip }: { state?: string | null; zip?: string | null }): string | null {
  const written = (state ?? '').trim()
  const code = NAMES[written.toLowerCase()] ?? written.toUpperCase()
  const [other, prefixes = ''] = OTHER_CLOCK[code] ?? []
  if (other && prefixes.split(' ').includes((zip ?? '').trim().slice(0, 3))) return other
  return ZONE_OF_STATE.get(code) ?? null
}
