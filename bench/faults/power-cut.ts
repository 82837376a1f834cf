import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { withDisk } from './rig/disk-image.ts'
import { killAll, postgresOf } from './rig/processes.ts'
import { withFolder } from './rig/product.ts'
import { trial } from './rig/trial.ts'

const megabytes = 700
const repeats = 2

export const powerCut: Fault = {
  name: 'power-cut',
  does: `everything stopped at once and started on what had reached the disk by then, ${repeats} times`,
  criterion: 'ready again within a minute each time',
  run: (isQuick) =>
    withFolder((folder) =>
      withDisk(folder, megabytes, (disk) => {
        const settings = { DATA_DIR: join(disk.path, 'data') }
        return trial({ settings, survives: false }, async ({ product, load, observations, verify }) => {
          for (let i = 0; i < (isQuick ? 1 : repeats); i++) {
            product.release()
            const { all, watchdogs } = postgresOf(product.dataDir)
            const everything = [product.pid, ...watchdogs, ...all]
            killAll(everything, 'SIGSTOP')
            disk.copyTo(join(folder, `image-${i}`))
            killAll(everything)
            await disk.unmount()
            disk.mount()
            product.startAgain()
            if (!(await product.isReady())) observations.breach('not ready a minute after the power cut')
            await load.advance(30)
            await verify()
          }
        })
      }),
    ),
}
