import { useState } from 'react';
import { FileInput } from './file-input.tsx';

export const InLabel = () => {
  const [name, setName] = useState('选择图片');
  return (
    <label>
      {name}
      <FileInput accept="image/*" onFile={(file) => setName(file.name)} />
    </label>
  );
};
