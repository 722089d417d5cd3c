import { ShownOnceDialog } from 'ui-kit/ShownOnceDialog'

/** Shows the secret of a token, once. */
export function TokenSecret({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  return (
    <ShownOnceDialog title={title} label="Access token" secret={secret} onClose={onClose}>
      It is shown only now. Keep it like a password; revoke it and make another if it is lost.
    </ShownOnceDialog>
  )
}
