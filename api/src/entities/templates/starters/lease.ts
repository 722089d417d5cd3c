/** A lease, from either side. */
import {
  business,
  clients,
  days,
  keyDate,
  office,
  others,
  paper,
  type StarterTemplate,
  task,
} from './starter-template.ts'

const afterwards = [
  task('check_in', 'Check-in call after the first week', days('lease_start', 7), { kind: 'call' }),
  task('renewal', 'Ask about renewal', days('lease_start', 275), { kind: 'call' }),
]

/** For the tenant. */
export const LEASE: StarterTemplate = {
  name: 'Lease',
  representation: 5,
  switches: [
    { key: 'pets', name: 'Pets' },
    { key: 'guarantor', name: 'Guarantor' },
  ],
  milestones: [
    {
      key: 'application',
      name: 'Application',
      due: business('applied_at', 4),
      client_text: 'Your application goes to the landlord.',
      tasks: [
        task('needs', 'Needs, budget and move-in date', business('applied_at', 1), { kind: 'call' }),
        task('documents', 'Send the application documents', business('applied_at', 2), { ...paper, ...clients }),
        task('guarantor_papers', 'Send the guarantor’s documents', business('applied_at', 3), {
          ...paper,
          ...clients,
          only_with: ['guarantor'],
        }),
        task('screening', 'Screening report', business('applied_at', 4), others),
      ],
    },
    {
      key: 'lease',
      name: 'Lease',
      due: days('lease_start', 0),
      client_text: 'The lease is signed and you get the keys.',
      tasks: [
        task('lease_read', 'Go over the lease together', days('lease_start', -12), { kind: 'call' }),
        task('lease_signed', 'Lease signed', days('lease_start', -10), { ...paper, client_visible: true }),
        task('pet_addendum', 'Sign the pet addendum', days('lease_start', -10), {
          ...paper,
          ...clients,
          only_with: ['pets'],
        }),
        task('deposit', 'Pay the deposit and first month’s rent', days('lease_start', -3), clients),
        task('renters_insurance', 'Get renters insurance', days('lease_start', -2), clients),
        task('condition', 'Move-in condition report', days('lease_start', 0), {
          ...paper,
          client_visible: true,
        }),
        task('keys', 'Hand over the keys', days('lease_start', 0), { ...keyDate, client_visible: true }),
      ],
    },
    { key: 'afterwards', name: 'After move-in', due: null, client_text: '', tasks: afterwards },
  ],
}

export const LANDLORD: StarterTemplate = {
  name: 'Lease, for the landlord',
  representation: 4,
  switches: [
    { key: 'pets', name: 'Pets' },
    { key: 'built_before_1978', name: 'Built before 1978' },
  ],
  milestones: [
    {
      key: 'prepare',
      name: 'Getting ready',
      due: days('listing', 0),
      client_text: 'We price the home and get it ready to rent.',
      tasks: [
        task('agreement', 'Sign the listing agreement', business('applied_at', 2), { ...paper, ...clients }),
        task('rent', 'Rental market analysis', business('applied_at', 3)),
        task('photos', 'Photos and floor plan', business('applied_at', 5), others),
        task('mls', 'Enter the listing in the MLS', days('listing', 0), office),
      ],
    },
    {
      key: 'tenant',
      name: 'Choosing a tenant',
      due: days('lease_start', -14),
      client_text: 'We screen the applicants, and you choose.',
      tasks: [
        task('screening', 'Screening report', days('lease_start', -18), others),
        task('choice', 'Landlord chooses the tenant', days('lease_start', -14), {
          ...clients,
          depends_on: ['screening'],
        }),
      ],
    },
    {
      key: 'lease',
      name: 'Lease',
      due: days('lease_start', 0),
      client_text: 'The lease is signed and the tenant moves in.',
      tasks: [
        task('lead', 'Lead-based paint disclosure', days('lease_start', -12), {
          ...paper,
          ...clients,
          only_with: ['built_before_1978'],
        }),
        task('lease_signed', 'Lease signed', days('lease_start', -10), { ...paper, client_visible: true }),
        task('pet_addendum', 'Sign the pet addendum', days('lease_start', -10), { ...paper, only_with: ['pets'] }),
        task('deposit', 'Pay the deposit and first month’s rent', days('lease_start', -3), others),
        task('condition', 'Move-in condition report', days('lease_start', 0), {
          ...paper,
          client_visible: true,
        }),
        task('keys', 'Hand over the keys', days('lease_start', 0), { ...keyDate, client_visible: true }),
      ],
    },
    { key: 'afterwards', name: 'After move-in', due: null, client_text: '', tasks: afterwards },
  ],
}
