import type { Avatar } from '@vikalp/domain/vocabulary'

const names: Record<Avatar, string> = {
  atom: 'Atom',
  beaker: 'Beaker',
  bulb: 'Bulb',
  compass: 'Compass',
  crystal: 'Crystal',
  fern: 'Fern',
  helix: 'Helix',
  magnet: 'Magnet',
  moon: 'Moon',
  pendulum: 'Pendulum',
  prism: 'Prism',
  wave: 'Wave',
}

export const photo = {
  title: 'Your photo',
  note: 'Those who see your profile see it. Where and when it was taken is not kept.',
  choose: 'Choose a picture',
  rule: 'From this device, 64 pixels wide and high at least.',
  picture: 'Your picture',
  move: 'Drag it, or move it with the arrow keys. The circle is what others see.',
  zoom: 'Zoom',
  none: 'Choose a picture first.',
  refusals: {
    tooLarge: 'This file is over 40 MB. Choose a smaller picture.',
    tooSmall: 'This picture is too small. Choose one of 64 pixels or more.',
    unreadable: 'This file is not a picture that the browser can open. Choose another.',
  },
  refused: 'The server did not accept this picture. Choose another.',
  failed: 'Your photo was not saved. It stays here; try again.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Your photo is saved.',
  remove: 'Remove photo',
  removeAgain: 'It was not removed. Try again',
  removed: 'Your photo is removed.',
  avatars: {
    title: 'Your picture',
    note: 'Your teachers see it beside your name. Most students are under 18, so it is a drawing and not a photo.',
    legend: 'What stands for you',
    initials: 'My initials',
    names,
    saved: 'Your picture is saved.',
    failed: 'Your picture was not saved. Try again.',
  },
}

declare module '../messages.ts' {
  interface English {
    photo: typeof photo
  }
}
