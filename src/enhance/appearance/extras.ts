import { themeColourKey } from '../../model/theme-colours.ts';
import { writeStored } from '../storage.ts';

/**
 * The buttons of the theme colours and of full screen, where a site offers them; they stay through navigation in place.
 * (LOOK-13)
 */
export function appearanceExtras(): undefined {
  const page = document.documentElement;
  const colours = [...document.querySelectorAll<HTMLElement>('[data-theme-colour]')];
  const tell = () => {
    for (const button of colours) {
      const { themeColour = '' } = button.dataset;
      const none = !colours.some((one) => one.dataset.themeColour && hasClass(one.dataset.themeColour));
      button.ariaPressed = String(themeColour ? hasClass(themeColour) : none);
    }
  };
  const hasClass = (name: string) => page.classList.contains(name);
  tell();
  for (const box of document.querySelectorAll<HTMLFieldSetElement>('.Appearance-colours'))
    box.disabled = false;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-full-screen]'))
    button.disabled = !document.fullscreenEnabled;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const chosen = target.closest<HTMLElement>('[data-theme-colour]')?.dataset.themeColour;
    if (chosen !== undefined) {
      for (const { dataset } of colours) if (dataset.themeColour) page.classList.remove(dataset.themeColour);
      if (chosen) page.classList.add(chosen);
      writeStored(themeColourKey, chosen);
      tell();
    }
    if (target.closest('[data-full-screen]')) {
      void (document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen());
    }
  });
  document.addEventListener('fullscreenchange', () => {
    for (const button of document.querySelectorAll('[data-full-screen]'))
      button.ariaPressed = String(document.fullscreenElement !== null);
  });
}
