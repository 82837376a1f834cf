/** If the browser refuses it, only the offline shell is lost. */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
