import { Button } from '@fluentui/react-components'

export const Save = ({ isPending }: { isPending: boolean }) => <Button disabled={isPending} />
