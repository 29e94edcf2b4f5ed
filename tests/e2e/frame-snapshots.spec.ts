import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 800 } });

test('a screen reader meets the English frame as header, navigation, text and foot [A11Y-02]', async ({
  page,
}) => {
  await page.goto('/faq/why.html');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "AList Docs, Home"
      - navigation "Main":
        - list:
          - listitem:
            - link "Guide"
          - listitem:
            - link "Config"
          - listitem:
            - link "FAQ"
          - listitem:
            - link "Pricing"
          - listitem:
            - button "More"
      - button "Select language"
      - link "GitHub repository"
      - 'button /Color mode: like the system/'
      - button "Search"
    - complementary:
      - navigation "Section"
    - button "Sidebar" [expanded]
    - main:
      - heading [level=1]
    - contentinfo:
      - link "Hosted by GitHub Pages"
      - button "Keyboard shortcuts"
      - paragraph: /Copyright/
  `);
});

test('a screen reader meets the Chinese frame in Chinese, with open menu and tree [A11Y-02]', async ({
  page,
}) => {
  await page.goto('/zh/faq/why.html');
  await page.getByRole('button', { name: '选择语言' }).press('Enter');
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "跳到正文"
    - banner:
      - link "AList 文档, 首页"
      - navigation "主导航":
        - list:
          - listitem:
            - link "指南"
          - listitem:
            - link "配置"
          - listitem:
            - link "常见问题"
          - listitem:
            - link "价格"
          - listitem:
            - button "更多"
      - button "选择语言" [expanded]
      - list:
        - listitem:
          - link "English"
        - listitem:
          - link "简体中文"
      - link "GitHub 代码仓库"
      - button /外观：跟随系统/
      - button "搜索"
    - complementary:
      - navigation "栏目":
        - list
    - button "侧边栏" [expanded]
    - main:
      - heading [level=1]
    - contentinfo:
      - link "托管于 GitHub Pages"
      - button "键盘快捷键"
      - paragraph: /Copyright/
  `);
});

for (const [path, menu, pages] of [
  ['/faq/why.html', 'Menu', 'Pages of this section'],
  ['/zh/faq/why.html', '菜单', '本栏目页面'],
] as const) {
  test(`a screen reader meets the small frame of ${path} with its two openers [A11Y-02]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await page.getByRole('button', { name: menu }).click();
    await expect(page.locator('.Navbar')).toMatchAriaSnapshot(`
      - banner:
        - button "${pages}"
        - link
        - button
        - link
        - button
        - button "${menu}" [expanded]
    `);
    await expect(page.locator('.NavScreen')).toMatchAriaSnapshot(`
      - navigation:
        - list:
          - listitem:
            - link
      - button
    `);
  });
}
