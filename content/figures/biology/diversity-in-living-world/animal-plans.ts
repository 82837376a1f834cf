import { arrow } from '../../kit/basics/arrow.ts'
import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { paper, tint } from '../../kit/basics/palette.ts'
import { path, smooth } from '../../kit/basics/smooth.ts'
import { pointer } from '../../kit/diagrams/pointers.ts'

export const animalPlans: Figures = {
  /** A simple sponge cut lengthwise. */
  'div-0171': () => {
    const wall = (side: 1 | -1) => {
      const x = (value: number) => 240 + side * value
      return [
        path(
          `M${x(34)} 60C${x(76)} 120 ${x(104)} 210 ${x(64)} 310H${x(30)}C${x(62)} 214 ${x(44)} 130 ${x(18)} 64Z`,
          {
            fill: tint.yellow,
          },
        ),
        path(`M${x(18)} 64C${x(44)} 130 ${x(62)} 214 ${x(30)} 310`, { colour: '#203bbe', width: 6 }),
        [130, 180, 230].map((y, index) =>
          path(`M${x(96 - Math.abs(index - 1.4) * 10)} ${y}H${x(40)}`, { colour: paper, width: 8 }),
        ),
        [106, 156, 206, 262].map((y) => path(`M${x(58)} ${y - 8}l${side * 14} 16`, { width: 2 })),
      ]
    }
    return figure(
      { height: 340 },
      wall(-1),
      wall(1),
      path('M170 310H310', { width: 4 }),
      [130, 180, 230].map((y) => [
        arrow([90, y], [196, y], { width: 1.5 }),
        arrow([390, y], [284, y], { width: 1.5 }),
      ]),
      arrow([240, 150], [240, 24], { width: 1.5 }),
      pointer([156, 230], [70, 276], 'P', { side: 'left' }),
      pointer([252, 62], [330, 40], 'Q'),
      pointer([283, 262], [400, 300], 'R'),
      pointer([306, 157], [410, 106], 'S'),
    )
  },

  /** Polyp and medusa. */
  'div-0172': () =>
    figure(
      { height: 270 },
      path('M96 240V110C96 92 150 92 150 110V240Z', { fill: tint.blue }),
      path('M112 240V122C112 112 134 112 134 122V226', { width: 2 }),
      path(
        'M112 92C100 60 84 70 74 40M118 90C112 60 104 56 102 30M128 90C134 60 142 56 144 30M134 92C146 60 162 70 172 40',
        {
          width: 3,
        },
      ),
      path('M76 240H170', { width: 4 }),
      path('M290 140C290 70 420 70 420 140C400 130 384 128 366 134V172H344V134C326 128 310 130 290 140Z', {
        fill: tint.blue,
      }),
      path(
        'M292 142C286 170 300 190 290 216M310 136C306 166 318 186 310 212M400 136C404 166 392 186 400 212M418 142C424 170 410 190 420 216',
        {
          width: 3,
        },
      ),
      label([44, 130], 'P', { bold: true }),
      label([252, 130], 'Q', { bold: true }),
    ),

  /** The plan of a chordate. */
  'div-0175': () =>
    figure(
      { height: 250 },
      path(
        'M30 120C40 60 120 48 220 50C330 54 420 80 462 116C420 160 330 190 200 190C100 190 34 176 30 120Z',
        {
          width: 3,
        },
      ),
      smooth(
        [
          [44, 92],
          [90, 72],
          [220, 66],
          [340, 80],
          [440, 108],
        ],
        { width: 14 },
      ),
      smooth(
        [
          [44, 92],
          [90, 72],
          [220, 66],
          [340, 80],
          [440, 108],
        ],
        { width: 10, colour: tint.yellow },
      ),
      smooth(
        [
          [70, 106],
          [140, 94],
          [240, 90],
          [350, 102],
          [436, 122],
        ],
        { width: 14 },
      ),
      smooth(
        [
          [70, 106],
          [140, 94],
          [240, 90],
          [350, 102],
          [436, 122],
        ],
        { width: 10, colour: tint.red },
      ),
      path('M40 146C90 128 220 128 330 142L354 178L336 180C316 164 230 160 160 164C110 166 60 162 40 146Z', {
        fill: tint.blue,
      }),
      [92, 114, 136, 158].map((x) => path(`M${x} 136l-8 24`, { width: 4 })),
      pointer([160, 67], [120, 22], 'P', { side: 'left' }),
      pointer([300, 95], [360, 32], 'Q'),
      pointer([250, 148], [290, 226], 'R'),
      pointer([130, 154], [90, 226], 'S', { side: 'left' }),
    ),
}
