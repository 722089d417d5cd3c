import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'
import { copy } from './copy.ts'

/** Shows the secret of a token, once. */
export function TokenSecret({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  return (
    <ShownOnceDialog title={title} label={copy.tokenSecret.label} secret={secret} onClose={onClose}>
      {copy.tokenSecret.hint}
    </ShownOnceDialog>
  )
}
