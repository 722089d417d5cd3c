import { Button } from '@fluentui/react-button'

export const planted = Button
