import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

test('a widget that throws is replaced by a notice, and the rest of the page works [ERR-06]', async ({
  page,
}) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createRoot } from 'react-dom/client';
        import { createElement } from 'react';
        import { WidgetBoundary } from './src/islands/boundary/WidgetBoundary.tsx';
        function Broken() { throw new Error('broken widget'); }
        const place = document.createElement('div');
        place.id = 'widget';
        document.querySelector('.Prose').prepend(place);
        createRoot(place).render(createElement(WidgetBoundary, { message: 'Not available' }, createElement(Broken)));
      `,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await page.goto('/guide/install/docker.html');
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  await expect(page.locator('#widget')).toHaveText('Not available');
  await expect(page.locator('.Prose h2').first()).toBeVisible();
  await page.locator('.Sidebar a[href="/guide/install/manual.html"]').click();
  await expect(page.locator('h1')).toContainText(/manual/i);
  await page.keyboard.press('/');
  await expect(page.locator('dialog.Search')).toBeVisible();
});
