// Which window stands over the table. One at a time, opened from the bar, the tabs or a key.
export type Sheet =
  'log' | 'points' | 'tiles' | 'talk' | 'more' | 'settings' | 'help' | 'rules' | 'table';

class Sheets {
  now = $state<Sheet | null>(null);
  open(sheet: Sheet): void {
    this.now = sheet;
  }
  close(): void {
    this.now = null;
  }
}

export const sheets = new Sheets();
