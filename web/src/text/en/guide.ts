// Texts of the guided first game. Two short sentences at most for each thing to do; `then` is empty
// where nothing follows the tile and it need only be confirmed.
import { words } from './words';

export const guide = {
  learn: 'Learn by playing',
  learn_hint: 'A guided game of eleven turns, under ten minutes',
  about:
    'You play a short game with Mila, who explains as she goes. Every move is a real one: laying tiles, meeples, points, fields, and the tollhouse.',
  begin: 'Begin',
  go_on: 'Go on with the lesson',
  anew: 'Begin again',
  friend: 'Mila',
  label: 'Lesson',
  step: (n: number, of: number) => `${words.number(n)} of ${words.number(of)}`,
  next: 'Continue',
  skip: 'Play on without help',
  marked: (where: string) => `Marked: ${where}.`,
  stray_place: 'The tile may lie there too. For this lesson take the marked place.',
  stray_spot: 'That is allowed too. For this lesson take what is marked.',
  stray_more: 'That is allowed too. For this lesson lay only the tile.',
  turn: 'Right place. Turn the tile with a round arrow, or R, until its city goes on to the right.',
  confirm: 'Just so. Press Confirm.',
  wait: 'Mila is playing.',
  over: 'That was your first game. The result lists every point of the final scoring; a game against the computer is one click away.',
  over_new: 'To the start page',
  steps: {
    tile: {
      title: 'Lay a tile',
      lay: 'Your tile waits below the board. Tap the marked place: road must meet road, and field must meet field.',
      then: '',
      told: 'That was a whole turn. Now it is Mila’s.',
      friend:
        'Mila has laid a crossroads with a meeple on its southern road. That road is hers until it is completed.',
    },
    city: {
      title: 'Your first meeple',
      lay: 'This tile makes the city larger. Tap the marked place.',
      then: 'Press Meeple, then tap the city on the tile. It is your city then.',
      told: 'The meeple stays there until the city is completed. You have seven, so keep some in hand.',
      friend: 'Mila lengthens her road, past a group of travellers. Remember them.',
    },
    city_done: {
      title: 'Complete a city',
      lay: 'This tile closes the wall. Tap the marked place.',
      then: '',
      told: 'Each tile of a city pays 2, and so does a coat of arms. Your meeple is back in hand.',
      friend: 'Mila begins a city of her own.',
    },
    road: {
      title: 'A road',
      lay: 'This road passes travellers. Lay it at the eastern end of the road.',
      then: 'Press Meeple, then tap the road. It pays 1 for each tile once both ends are closed.',
      told: 'One end is closed: it is Mila’s crossroads. The other is still open.',
      friend: 'Mila has completed her small city.',
    },
    tollhouse: {
      title: 'The tollhouse',
      lay: 'Lay this crossroads on the marked place. No meeple this time.',
      then: 'Press Tollhouse, then tap the marked crossroads. It may be any free one, not only the new one.',
      told: 'A completed road that ends there pays you toll, whoever owns or completes it. A turn has a meeple or the tollhouse, never both.',
      friend: 'Mila takes the road that leaves your new crossroads to the east.',
    },
    toll: {
      title: 'Toll',
      lay: 'This monastery closes your long road. Tap the marked place.',
      then: 'Press Meeple, then tap the monastery. It will pay 1, and 1 for each of the eight tiles around it.',
      told: 'Road and tollhouse have paid: travellers are worth 3, a farmhouse 1. After travellers the tollhouse turns over: it shows 2, and all toll is doubled.',
      friend: 'Mila lengthens her eastern road.',
    },
    field: {
      title: 'Keep it, and lie down',
      lay: 'Mila’s road with the travellers ends at your tollhouse too, so leave it there. Lay this tile on the marked place.',
      then: 'Press Meeple, then tap the large field. A farmer lies there to the end and gets 3 for each completed city at the field.',
      told: 'Farmers never come home, so one or two are enough. “Fields” shows whose field is whose.',
      friend:
        'Mila has completed her road and is paid for it. You get the doubled toll, and the tollhouse shows 1 again.',
    },
    move: {
      title: 'Move the tollhouse',
      lay: 'Lay this road on the marked place. It is one more tile beside your monastery.',
      then: 'The old crossroads has little left to give. Press Tollhouse, then tap the one where Mila’s eastern road begins.',
      told: 'Moving costs the meeple of this turn, and the number stays as it is. Keep it while a good road is open there; move it when all are done.',
      friend: 'Mila has completed that road, and your tollhouse is paid again.',
    },
    more: {
      title: 'A large city',
      lay: 'City on three sides. Tap the marked place.',
      then: 'Press Meeple, then tap the city.',
      told: 'A city that stays incomplete pays only 1 for each tile, at the end. So look for what closes it.',
      friend:
        'Mila’s tile has joined your city, which is still yours. Her meeple stands on the road.',
    },
    monastery_done: {
      title: 'Around the monastery',
      lay: 'One gap beside the monastery is left. Fill it.',
      then: '',
      told: 'Corners count too, so it was surrounded. Its meeple is home.',
      friend:
        'Mila builds a road with highwaymen from your tollhouse. They pay you 1 at the end, even if it stays open.',
    },
    last: {
      title: 'Now you',
      lay: 'The last tile is yours, without help: look what it could complete. After it fields, incomplete features and tollhouses are scored.',
      then: '',
      told: '',
      friend: '',
    },
  },
};
