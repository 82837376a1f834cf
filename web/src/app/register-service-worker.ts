/** A browser that refuses it loses the offline shell, nothing else. */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
