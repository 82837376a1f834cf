import { trustedPolicy } from '#ui/trusted-types.ts'

const worker = '/service-worker.js'
const workers = trustedPolicy('service-worker', {
  createScriptURL(address: string) {
    if (address !== worker) throw new Error(`${address} is not our service worker`)
    return address
  },
})

/** If the browser refuses it, only the offline shell is lost. */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(workers.createScriptURL(worker)).catch(() => undefined)
}
