/** Runs after the page has loaded, so that the first screen has the bandwidth for itself. */
export function afterLoad(work: () => unknown): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
