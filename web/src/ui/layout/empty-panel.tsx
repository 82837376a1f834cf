import { LinkButton } from '../input/button.tsx'
import { Panel } from './panel.tsx'

type EmptyPanelProps = { title: string; text: string; action: { href: string; label: string } }

/** Nothing is here yet: what will be, and where it comes from. */
export const EmptyPanel = ({ title, text, action }: EmptyPanelProps) => (
  <Panel tone="empty" title={title} actions={<LinkButton href={action.href}>{action.label}</LinkButton>}>
    <p>{text}</p>
  </Panel>
)
