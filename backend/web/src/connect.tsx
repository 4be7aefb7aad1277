import { Title } from '@mantine/core';
import { mount } from './mount.tsx';

mount(<Title>Connect</Title>);
