/** Documents and a photo for the deals that visitors see first: small, real files, generated here. */
import type { DealDocument } from '#api/entities/deals/deal.model.ts'
import { receiveFile } from '#api/entities/files/receive-file.command.ts'
import { createFile, updateFile } from '#api/entities/files/write-file.command.ts'
import { change } from '#api/platform/events/change.ts'
import { houseDrawing } from './drawings/house-drawing.ts'
import { pdfOf } from './drawings/pdf.ts'

type Paper = { name: string; bytes: Buffer; shown: boolean }

const papersOf = ({ name }: DealDocument): Paper[] => [
  {
    name: 'Inspection notes.pdf',
    shown: false,
    bytes: pdfOf('Inspection notes', [
      `${name}.`,
      'Roof: sound. Boiler: 14 years old, works.',
      'Ask for the well test.',
    ]),
  },
  { name: 'Front of the house.png', bytes: houseDrawing(), shown: true },
  {
    name: 'Purchase agreement.pdf',
    shown: true,
    bytes: pdfOf('Purchase agreement', [`The property: ${name}.`, 'Signed by both sides.', 'A paper of the demo.']),
  },
]

/** Adds the files to the deals, uploaded by the lead agent. */
export async function insertFiles(deals: readonly DealDocument[]): Promise<void> {
  for (const deal of deals) {
    const actor = { id: deal.agents[0]?.user ?? null, account: deal.account, requestId: 'demo' }
    const host = { kind: 'deal', record: deal, name: deal.name } as const
    for (const { name, bytes, shown } of papersOf(deal)) {
      const receiver = receiveFile(async () => undefined)
      const received = await receiver.receive({ field: 'file', name, bytes: once(bytes) })
      if (!received) throw new Error(`${name} is no file`)
      const file = await change(actor, (tx) => createFile(tx, host, received))
      if (shown) await change(actor, (tx) => updateFile(tx, host, file, { client_visible: true }))
    }
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
