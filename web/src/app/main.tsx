// First of all, so that the token leaves the address bar before anything else is fetched (rule 8).
import '#platform/access/arriving-token.ts'
import { createRoot } from 'react-dom/client'
import '../styles/index.css'
import { names } from '#messages/en/names.ts'
import { problems } from '#messages/en/problems.ts'
import { shell } from '#messages/en/shell.ts'
import { ui } from '#messages/en/ui.ts'
import { languages } from '#messages/load-messages.ts'
import { locale } from '#platform/texts/locale.ts'
import { addMessages } from '#platform/texts/messages.tsx'
import { afterLoad } from './after-load.ts'
import { App } from './app.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { watchHistory } from './use-scroll.ts'

watchHistory()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
document.documentElement.lang = languages[locale].tag
// Another language than English is fetched before the first frame; without a network English has to do.
void addMessages({ names, problems, shell, ui })
  .catch(() => undefined)
  .then(() => createRoot(root).render(<App />))

afterLoad(async () => (await import('#attempts/submit-queue.ts')).startDeliveries())
if (import.meta.env.PROD) afterLoad(registerServiceWorker)
