export { createSoundPlayer, type SoundPlayer, voicesMax } from './player.ts';
export { lengthOf, type Note, recipeOf, type Sound, type SoundName } from './recipe.ts';
