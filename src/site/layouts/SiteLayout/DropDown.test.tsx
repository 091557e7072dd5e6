import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { DropDown } from './DropDown';
import styles from './DropDown.module.css';

const render = () => {
  const { router } = renderWithStore(
    <DropDown label="Список услуг" link={<a href="/services">Услуги</a>}>
      <a href="#first">Замена масла</a>
    </DropDown>,
  );
  const root = screen.getByText('Услуги').parentElement as HTMLElement;
  return {
    root,
    goTo: (path: string) => act(() => router.navigate(path)),
    enter: () => fireEvent.mouseOver(root, { relatedTarget: document.body }),
    leave: () => fireEvent.mouseOut(root, { relatedTarget: document.body }),
  };
};

it('opens on the first hover after navigation', async () => {
  const { root, goTo, enter } = render();
  await goTo('/contacts');
  enter();
  expect(root).not.toHaveClass(styles.dismissed ?? '');
});

it('stays closed under the pointer after a click on a link, until the pointer returns', async () => {
  const { root, goTo, enter, leave } = render();
  enter();
  fireEvent.click(screen.getByText('Замена масла'));
  await goTo('/contacts');
  expect(root).toHaveClass(styles.dismissed ?? '');
  leave();
  enter();
  expect(root).not.toHaveClass(styles.dismissed ?? '');
});

it('stays open under a pointer that arrived during navigation', async () => {
  const { root, goTo, enter } = render();
  enter();
  await goTo('/contacts');
  expect(root).not.toHaveClass(styles.dismissed ?? '');
});

it('opens on the first hover after Escape', () => {
  const { root, enter } = render();
  fireEvent.keyDown(screen.getByText('Услуги'), { key: 'Escape' });
  enter();
  expect(root).not.toHaveClass(styles.dismissed ?? '');
});
