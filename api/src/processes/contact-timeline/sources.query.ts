/** What a timeline is merged of. Each source reads its next rows by an index that begins with the contact, newest first. */
import type { TimelineKind } from 'openapi/codes'
import { readChanges } from './changes.query.ts'
import { readMilestones, readVisits } from './deal-sources.query.ts'
import { readJoined } from './joined-deals.query.ts'
import { readPlanEnds, readPlanMails, readPlanStarts } from './plan-sources.query.ts'
import { ACTIVITIES, readActivities, readFiles, readInquiries, readNotes, readTasks } from './record-sources.query.ts'
import type { Asked, Row } from './row.ts'

type Read = (asked: Asked, rank: number) => Promise<Row[]>

/** In the order in which they are shown if two things happened at the same instant. */
const SOURCES: readonly { kinds: readonly TimelineKind[]; read: Read }[] = [
  { kinds: ACTIVITIES, read: readActivities },
  { kinds: ['inquiry'], read: readInquiries },
  { kinds: ['note'], read: readNotes },
  { kinds: ['file'], read: readFiles },
  { kinds: ['task'], read: readTasks },
  { kinds: ['plan'], read: readPlanEnds },
  { kinds: ['plan'], read: readPlanMails },
  { kinds: ['plan'], read: readPlanStarts },
  { kinds: ['change'], read: readChanges },
  { kinds: ['milestone'], read: readMilestones },
  { kinds: ['deal'], read: readJoined },
  { kinds: ['portal'], read: readVisits },
]

/** The next rows of each source that has some of the kinds. */
export const readSources = (asked: Asked): Promise<Row[][]> =>
  Promise.all(
    SOURCES.flatMap(({ kinds, read }, rank) =>
      asked.kinds === null || kinds.some((kind) => asked.kinds?.has(kind)) ? [read(asked, rank)] : [],
    ),
  )
